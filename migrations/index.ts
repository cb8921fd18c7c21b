import * as migration_20261121_151719_initial from './20261121_151719_initial';
import * as migration_20261121_194322_look from './20261121_194322_look';
import * as migration_20261121_211226_image_slider from './20261121_211226_image_slider';
import * as migration_20261121_213300_search_outbox from './20261121_213300_search_outbox';
import * as migration_20261121_214500_search_stock from './20261121_214500_search_stock';
import * as migration_20261121_215228_budget_search from './20261121_215228_budget_search';
import * as migration_20261121_215401_promos_and_landing_texts from './20261121_215401_promos_and_landing_texts';
import * as migration_20261121_220553_picture_focus from './20261121_220553_picture_focus';
import * as migration_20261122_055741_finance_providers from './20261122_055741_finance_providers';
import * as migration_20261122_060014_finance_calculator_block from './20261122_060014_finance_calculator_block';
import * as migration_20261122_060330_shopper_records from './20261122_060330_shopper_records';
import * as migration_20261122_060926_similar_vehicles_block from './20261122_060926_similar_vehicles_block';
import * as migration_20261122_132448_weekly_figures from './20261122_132448_weekly_figures';
import * as migration_20261123_020000_kind_specs from './20261123_020000_kind_specs';
import * as migration_20261123_093000_import_notes from './20261123_093000_import_notes';
import * as migration_20261123_130000_tries from './20261123_130000_tries';
import * as migration_20261123_130500_sign_ins from './20261123_130500_sign_ins';
import * as migration_20261123_133000_outbox from './20261123_133000_outbox';
import * as migration_20261123_133000_vocabularies from './20261123_133000_vocabularies';
import * as migration_20261123_154946_second_factor from './20261123_154946_second_factor';
import * as migration_20261123_160000_cdn_outbox from './20261123_160000_cdn_outbox';
import * as migration_20261123_164029_account_outcomes from './20261123_164029_account_outcomes';
import * as migration_20261124_110000_analytics from './20261124_110000_analytics';
import * as migration_20261124_110417_leads from './20261124_110417_leads';
import * as migration_20261124_120000_lead_drafts from './20261124_120000_lead_drafts';
import * as migration_20261124_121000_unsubscribes from './20261124_121000_unsubscribes';
import * as migration_20261124_122000_test_drive_places from './20261124_122000_test_drive_places';
import * as migration_20261124_123000_mails from './20261124_123000_mails';
import * as migration_20261124_124000_unlogged_tries from './20261124_124000_unlogged_tries';
import * as migration_20261124_152244_shoppers from './20261124_152244_shoppers';
import * as migration_20261124_152300_shopper_sessions from './20261124_152300_shopper_sessions';
import * as migration_20261124_183000_draft_pages from './20261124_183000_draft_pages';
import * as migration_20261124_183000_saved_searches from './20261124_183000_saved_searches';
import * as migration_20261124_184924_spin_to_win from './20261124_184924_spin_to_win';
import * as migration_20261124_191908_test_drive_booked_at from './20261124_191908_test_drive_booked_at';
import * as migration_20261124_193058_reservations from './20261124_193058_reservations';
import * as migration_20261124_193059_reservation_rules from './20261124_193059_reservation_rules';
import * as migration_20261124_193100_online_purchases from './20261124_193100_online_purchases';
import * as migration_20261124_194554_attach_adf from './20261124_194554_attach_adf';
import * as migration_20261124_233000_due_deliveries from './20261124_233000_due_deliveries';
import * as migration_20261125_001224_offers_and_brands from './20261125_001224_offers_and_brands';
import * as migration_20261125_002143_locations_block from './20261125_002143_locations_block';
import * as migration_20261125_082912_price_checks from './20261125_082912_price_checks';
import * as migration_20261125_084057_blog from './20261125_084057_blog';
import * as migration_20261125_085430_sales from './20261125_085430_sales';
import * as migration_20261125_091311_redirects from './20261125_091311_redirects';
import * as migration_20261125_100543_popups from './20261125_100543_popups';
import * as migration_20261125_130222_reviews from './20261125_130222_reviews';
import * as migration_20261125_174726_link_checks from './20261125_174726_link_checks';
import * as migration_20261125_183438_switch_changes from './20261125_183438_switch_changes';
import * as migration_20261128_031517_page_window from './20261128_031517_page_window';
import * as migration_20261128_034118_scripts from './20261128_034118_scripts';
import * as migration_20261128_041305_announcements from './20261128_041305_announcements';
import * as migration_20261128_080308_edits from './20261128_080308_edits';
import * as migration_20261128_100352_copies from './20261128_100352_copies';
import * as migration_20261128_112136_approvals from './20261128_112136_approvals';
import * as migration_20261128_113857_promo_stock from './20261128_113857_promo_stock';
import * as migration_20261128_134925_comments from './20261128_134925_comments';
import * as migration_20261128_135616_group_logo from './20261128_135616_group_logo';
import * as migration_20261128_140628_photo_order from './20261128_140628_photo_order';
import * as migration_20261128_143819_asker from './20261128_143819_asker';
import * as migration_20261128_180703_popup_car_types from './20261128_180703_popup_car_types';
import * as migration_20261128_183013_import_run_indexes from './20261128_183013_import_run_indexes';

export const migrations = [
  {
    up: migration_20261121_151719_initial.up,
    down: migration_20261121_151719_initial.down,
    name: '20261121_151719_initial',
  },
  {
    up: migration_20261121_194322_look.up,
    down: migration_20261121_194322_look.down,
    name: '20261121_194322_look',
  },
  {
    up: migration_20261121_211226_image_slider.up,
    down: migration_20261121_211226_image_slider.down,
    name: '20261121_211226_image_slider',
  },
  {
    up: migration_20261121_213300_search_outbox.up,
    down: migration_20261121_213300_search_outbox.down,
    name: '20261121_213300_search_outbox',
  },
  {
    up: migration_20261121_214500_search_stock.up,
    down: migration_20261121_214500_search_stock.down,
    name: '20261121_214500_search_stock',
  },
  {
    up: migration_20261121_215228_budget_search.up,
    down: migration_20261121_215228_budget_search.down,
    name: '20261121_215228_budget_search',
  },
  {
    up: migration_20261121_215401_promos_and_landing_texts.up,
    down: migration_20261121_215401_promos_and_landing_texts.down,
    name: '20261121_215401_promos_and_landing_texts',
  },
  {
    up: migration_20261121_220553_picture_focus.up,
    down: migration_20261121_220553_picture_focus.down,
    name: '20261121_220553_picture_focus',
  },
  {
    up: migration_20261122_055741_finance_providers.up,
    down: migration_20261122_055741_finance_providers.down,
    name: '20261122_055741_finance_providers',
  },
  {
    up: migration_20261122_060014_finance_calculator_block.up,
    down: migration_20261122_060014_finance_calculator_block.down,
    name: '20261122_060014_finance_calculator_block',
  },
  {
    up: migration_20261122_060330_shopper_records.up,
    down: migration_20261122_060330_shopper_records.down,
    name: '20261122_060330_shopper_records',
  },
  {
    up: migration_20261122_060926_similar_vehicles_block.up,
    down: migration_20261122_060926_similar_vehicles_block.down,
    name: '20261122_060926_similar_vehicles_block',
  },
  {
    up: migration_20261122_132448_weekly_figures.up,
    down: migration_20261122_132448_weekly_figures.down,
    name: '20261122_132448_weekly_figures',
  },
  {
    up: migration_20261123_020000_kind_specs.up,
    down: migration_20261123_020000_kind_specs.down,
    name: '20261123_020000_kind_specs',
  },
  {
    up: migration_20261123_093000_import_notes.up,
    down: migration_20261123_093000_import_notes.down,
    name: '20261123_093000_import_notes',
  },
  {
    up: migration_20261123_130000_tries.up,
    down: migration_20261123_130000_tries.down,
    name: '20261123_130000_tries',
  },
  {
    up: migration_20261123_130500_sign_ins.up,
    down: migration_20261123_130500_sign_ins.down,
    name: '20261123_130500_sign_ins',
  },
  {
    up: migration_20261123_133000_outbox.up,
    down: migration_20261123_133000_outbox.down,
    name: '20261123_133000_outbox',
  },
  {
    up: migration_20261123_133000_vocabularies.up,
    down: migration_20261123_133000_vocabularies.down,
    name: '20261123_133000_vocabularies',
  },
  {
    up: migration_20261123_154946_second_factor.up,
    down: migration_20261123_154946_second_factor.down,
    name: '20261123_154946_second_factor',
  },
  {
    up: migration_20261123_160000_cdn_outbox.up,
    down: migration_20261123_160000_cdn_outbox.down,
    name: '20261123_160000_cdn_outbox',
  },
  {
    up: migration_20261123_164029_account_outcomes.up,
    down: migration_20261123_164029_account_outcomes.down,
    name: '20261123_164029_account_outcomes',
  },
  {
    up: migration_20261124_110000_analytics.up,
    down: migration_20261124_110000_analytics.down,
    name: '20261124_110000_analytics',
  },
  {
    up: migration_20261124_110417_leads.up,
    down: migration_20261124_110417_leads.down,
    name: '20261124_110417_leads',
  },
  {
    up: migration_20261124_120000_lead_drafts.up,
    down: migration_20261124_120000_lead_drafts.down,
    name: '20261124_120000_lead_drafts',
  },
  {
    up: migration_20261124_121000_unsubscribes.up,
    down: migration_20261124_121000_unsubscribes.down,
    name: '20261124_121000_unsubscribes',
  },
  {
    up: migration_20261124_122000_test_drive_places.up,
    down: migration_20261124_122000_test_drive_places.down,
    name: '20261124_122000_test_drive_places',
  },
  {
    up: migration_20261124_123000_mails.up,
    down: migration_20261124_123000_mails.down,
    name: '20261124_123000_mails',
  },
  {
    up: migration_20261124_124000_unlogged_tries.up,
    down: migration_20261124_124000_unlogged_tries.down,
    name: '20261124_124000_unlogged_tries',
  },
  {
    up: migration_20261124_152244_shoppers.up,
    down: migration_20261124_152244_shoppers.down,
    name: '20261124_152244_shoppers',
  },
  {
    up: migration_20261124_152300_shopper_sessions.up,
    down: migration_20261124_152300_shopper_sessions.down,
    name: '20261124_152300_shopper_sessions',
  },
  {
    up: migration_20261124_183000_draft_pages.up,
    down: migration_20261124_183000_draft_pages.down,
    name: '20261124_183000_draft_pages',
  },
  {
    up: migration_20261124_183000_saved_searches.up,
    down: migration_20261124_183000_saved_searches.down,
    name: '20261124_183000_saved_searches',
  },
  {
    up: migration_20261124_184924_spin_to_win.up,
    down: migration_20261124_184924_spin_to_win.down,
    name: '20261124_184924_spin_to_win',
  },
  {
    up: migration_20261124_191908_test_drive_booked_at.up,
    down: migration_20261124_191908_test_drive_booked_at.down,
    name: '20261124_191908_test_drive_booked_at',
  },
  {
    up: migration_20261124_193058_reservations.up,
    down: migration_20261124_193058_reservations.down,
    name: '20261124_193058_reservations',
  },
  {
    up: migration_20261124_193059_reservation_rules.up,
    down: migration_20261124_193059_reservation_rules.down,
    name: '20261124_193059_reservation_rules',
  },
  {
    up: migration_20261124_193100_online_purchases.up,
    down: migration_20261124_193100_online_purchases.down,
    name: '20261124_193100_online_purchases',
  },
  {
    up: migration_20261124_194554_attach_adf.up,
    down: migration_20261124_194554_attach_adf.down,
    name: '20261124_194554_attach_adf',
  },
  {
    up: migration_20261124_233000_due_deliveries.up,
    down: migration_20261124_233000_due_deliveries.down,
    name: '20261124_233000_due_deliveries',
  },
  {
    up: migration_20261125_001224_offers_and_brands.up,
    down: migration_20261125_001224_offers_and_brands.down,
    name: '20261125_001224_offers_and_brands',
  },
  {
    up: migration_20261125_002143_locations_block.up,
    down: migration_20261125_002143_locations_block.down,
    name: '20261125_002143_locations_block',
  },
  {
    up: migration_20261125_082912_price_checks.up,
    down: migration_20261125_082912_price_checks.down,
    name: '20261125_082912_price_checks',
  },
  {
    up: migration_20261125_084057_blog.up,
    down: migration_20261125_084057_blog.down,
    name: '20261125_084057_blog',
  },
  {
    up: migration_20261125_085430_sales.up,
    down: migration_20261125_085430_sales.down,
    name: '20261125_085430_sales',
  },
  {
    up: migration_20261125_091311_redirects.up,
    down: migration_20261125_091311_redirects.down,
    name: '20261125_091311_redirects',
  },
  {
    up: migration_20261125_100543_popups.up,
    down: migration_20261125_100543_popups.down,
    name: '20261125_100543_popups',
  },
  {
    up: migration_20261125_130222_reviews.up,
    down: migration_20261125_130222_reviews.down,
    name: '20261125_130222_reviews',
  },
  {
    up: migration_20261125_174726_link_checks.up,
    down: migration_20261125_174726_link_checks.down,
    name: '20261125_174726_link_checks',
  },
  {
    up: migration_20261125_183438_switch_changes.up,
    down: migration_20261125_183438_switch_changes.down,
    name: '20261125_183438_switch_changes',
  },
  {
    up: migration_20261128_031517_page_window.up,
    down: migration_20261128_031517_page_window.down,
    name: '20261128_031517_page_window',
  },
  {
    up: migration_20261128_034118_scripts.up,
    down: migration_20261128_034118_scripts.down,
    name: '20261128_034118_scripts',
  },
  {
    up: migration_20261128_041305_announcements.up,
    down: migration_20261128_041305_announcements.down,
    name: '20261128_041305_announcements',
  },
  {
    up: migration_20261128_080308_edits.up,
    down: migration_20261128_080308_edits.down,
    name: '20261128_080308_edits',
  },
  {
    up: migration_20261128_100352_copies.up,
    down: migration_20261128_100352_copies.down,
    name: '20261128_100352_copies',
  },
  {
    up: migration_20261128_112136_approvals.up,
    down: migration_20261128_112136_approvals.down,
    name: '20261128_112136_approvals',
  },
  {
    up: migration_20261128_113857_promo_stock.up,
    down: migration_20261128_113857_promo_stock.down,
    name: '20261128_113857_promo_stock',
  },
  {
    up: migration_20261128_134925_comments.up,
    down: migration_20261128_134925_comments.down,
    name: '20261128_134925_comments',
  },
  {
    up: migration_20261128_135616_group_logo.up,
    down: migration_20261128_135616_group_logo.down,
    name: '20261128_135616_group_logo',
  },
  {
    up: migration_20261128_140628_photo_order.up,
    down: migration_20261128_140628_photo_order.down,
    name: '20261128_140628_photo_order',
  },
  {
    up: migration_20261128_143819_asker.up,
    down: migration_20261128_143819_asker.down,
    name: '20261128_143819_asker',
  },
  {
    up: migration_20261128_180703_popup_car_types.up,
    down: migration_20261128_180703_popup_car_types.down,
    name: '20261128_180703_popup_car_types',
  },
  {
    up: migration_20261128_183013_import_run_indexes.up,
    down: migration_20261128_183013_import_run_indexes.down,
    name: '20261128_183013_import_run_indexes'
  },
];
