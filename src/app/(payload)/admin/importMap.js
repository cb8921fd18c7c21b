import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { UsedIn as UsedIn_4d6e7f7dfea1f3d80a92f3667f5fa512 } from '../../../../collections/uses/UsedIn'
import { BlockHelp as BlockHelp_5eff3e946c6945210f30d36389ecbedd } from '../../../../collections/pages/BlockHelp'
import { AddressField as AddressField_f1a47fdf26f190575f10af3b928b7391 } from '../../../../collections/fields/link-picker/AddressField'
import { BlockTitle as BlockTitle_e9f00683ee37c1072a7c1fa9a81c70d5 } from '../../../../collections/pages/BlockTitle'
import { RowTitle as RowTitle_8ffaa62064ca48dbbfddb948db585ae5 } from '../../../../collections/fields/row-title/RowTitle'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MissingReference as MissingReference_1b96c0f552a30f0f93776f1d32297da0 } from '../../../../collections/offers/MissingReference'
import { CopiesField as CopiesField_2b77e60681b6b153687dbcf5c01efa0f } from '../../../../collections/copies/CopiesField'
import { ApprovalField as ApprovalField_6721a4224e7efa81a5c255119a94962e } from '../../../../collections/approvals/ApprovalField'
import { CommentsField as CommentsField_9395b8b5d9695b4e8b1141258db41f75 } from '../../../../collections/comments/CommentsField'
import { KeepModified as KeepModified_387a1d0ccf6d49570566e612800dc4cd } from '../../../../collections/saves/KeepModified'
import { HistoryItem as HistoryItem_4f8d692e90f53f71a02f59b919a735a6 } from '../../../../collections/edits/HistoryItem'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { CompareView as CompareView_0909f675c648f1ebd6095496507e3374 } from '../../../../collections/versions/server-views/CompareView'
import { ColourControl as ColourControl_b2828561d6ecb023ca21effe53e62239 } from '../../../../collections/themes/ColourControl'
import { ThemeSample as ThemeSample_64baffade666e132b24c17a284d1bfae } from '../../../../collections/themes/ThemeSample'
import { PromoStock as PromoStock_43f581713c682d003ac2bf517b0aaf69 } from '../../../../collections/promos/PromoStock'
import { WordListControl as WordListControl_09cdd143e53a3fe83dbe684e31641933 } from '../../../../collections/fields/word-list/WordListControl'
import { ImportReviews as ImportReviews_7e7ae6d95a164c7024f5795c565108d6 } from '../../../../collections/reviews/ImportReviews'
import { ImportRedirects as ImportRedirects_28f857d8a389c787b87046939b14f34b } from '../../../../collections/redirects/ImportRedirects'
import { DeadLinks as DeadLinks_7c6e491e2c81ab9c9b093f80df1a3ed4 } from '../../../../collections/link-checks/server-views/DeadLinks'
import { DocumentLink as DocumentLink_1bcdeea200c48f1f3e9ec9cf55302c16 } from '../../../../collections/admin-parts/DocumentLink'
import { TraceLink as TraceLink_c85ed50ed1cb281903ea8c8f8e69b949 } from '../../../../collections/vehicles/trace/TraceLink'
import { PhotoOrder as PhotoOrder_d5f1f4d1f91f01241543afbb48850068 } from '../../../../collections/vehicles/PhotoOrder'
import { FeedSays as FeedSays_1f47944844cda348bdd67091766c0a66 } from '../../../../collections/vehicles/FeedSays'
import { StoredData as StoredData_4d2f40c5e2db573923c5241457b8b961 } from '../../../../collections/fields/StoredData'
import { RejectedRows as RejectedRows_6fcea69303443a6f46ea5a372fb9b317 } from '../../../../collections/import-runs/RejectedRows'
import { ImportNotes as ImportNotes_12d5ccc2feb55df0e8432fe3ece4060d } from '../../../../collections/import-runs/ImportNotes'
import { CheckProblems as CheckProblems_a7522918f298f809c07e4862a292979c } from '../../../../collections/price-checks/CheckProblems'
import { PriceDifferences as PriceDifferences_32b43edeecf4b9dbc893d72cc0595b76 } from '../../../../collections/price-checks/PriceDifferences'
import { PersonLink as PersonLink_37e22a4a8c04401093c309602bb91879 } from '../../../../collections/leads/person/PersonLink'
import { NoInput as NoInput_705c8a5ba458a8ba7b3514f36c3df532 } from '../../../../collections/fields/NoInput'
import { DayLinks as DayLinks_302b069fc353c5d211cf8e03ad1c9ea3 } from '../../../../collections/test-drives/DayLinks'
import { ReservationDesk as ReservationDesk_b1f8ee7eb681a897232b55fc92da26cb } from '../../../../collections/reservations/desk/ReservationDesk'
import { MailPreviews as MailPreviews_c1e0f7e995969c08d0141b2901517fc3 } from '../../../../collections/reservations/desk/MailPreviews'
import { RuleTester as RuleTester_9ed295889913b21b20fd941e052f80b9 } from '../../../../collections/lead-rules/tester/RuleTester'
import { SettingsEditor as SettingsEditor_488a2ceec9078599d66f72e05035eb2b } from '../../../../collections/settings/SettingsEditor'
import { WebsiteFile as WebsiteFile_c45840f2d6725ab628c3cc1d7e449577 } from '../../../../collections/website-files/server-views/WebsiteFile'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AdminsOnlyText as AdminsOnlyText_d14329493925a35ecc6a5adeee41c1cf } from '../../../../collections/locations/AdminsOnlyText'
import { WeekEditor as WeekEditor_e48d950cf0eff93ed0990e0dbb2bf98e } from '../../../../collections/locations/hours/WeekEditor'
import { HolidayProposals as HolidayProposals_242901412a09345864b8587a16e95f13 } from '../../../../collections/locations/hours/HolidayProposals'
import { CurrentPassword as CurrentPassword_ef52d2a702dd413f45b18bef70cb07fc } from '../../../../collections/users/CurrentPassword'
import { SecondFactorField as SecondFactorField_e0cec49849ae8fbe796acd2f275233ac } from '../../../../collections/users/second-factor/SecondFactorField'
import { ForecourtIcon as ForecourtIcon_2ac120c60a9047cc2f42c253b420957e } from '../../../../collections/admin-parts/graphics/ForecourtIcon'
import { ForecourtLogo as ForecourtLogo_2c84bb1b243bbaa0586fedf12299282d } from '../../../../collections/admin-parts/graphics/ForecourtLogo'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { StartPage as StartPage_81b9482f13053a49c9c9a65aba37e536 } from '../../../../collections/start-page/server-views/StartPage'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { LeadNavLinks as LeadNavLinks_ca7f36a926af56b301933d5f8b5806d3 } from '../../../../collections/leads/LeadNavLinks'
import { ViewNavLinks as ViewNavLinks_9d5aa492a29732a57b8aa3f0cda1175a } from '../../../../collections/start-page/ViewNavLinks'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { SignInView as SignInView_98052e1db2566027d8bac323524002a0 } from '../../../../collections/users/second-factor/SignInView'
import { RequiredView as RequiredView_40e7109ae251b1f5583bb6cce66ee846 } from '../../../../collections/users/second-factor/RequiredView'
import { InboxView as InboxView_991f06996fdc2f2e67ee7f1bb52f74fe } from '../../../../collections/leads/inbox/InboxView'
import { LeadPageView as LeadPageView_0f9871d68d85ad97c1a82812f378fcfe } from '../../../../collections/leads/lead-page/LeadPageView'
import { ReportsView as ReportsView_4660de13a82e3e1ae129cfaadea4847c } from '../../../../collections/leads/reports/ReportsView'
import { SwitchesView as SwitchesView_c6c8395bc9881c5a997b37502333620e } from '../../../../collections/switch-changes/server-views/SwitchesView'
import { CalendarView as CalendarView_d2fa9be9af4bdfe4daa079dbd8da2831 } from '../../../../collections/calendar/server-views/CalendarView'
import { StockTraceView as StockTraceView_c5cee142d79d33ba8541dcec8572780f } from '../../../../collections/vehicles/server-views/StockTraceView'
import { FeedHealthView as FeedHealthView_8e38c283f5072401aa7a2e967401a238 } from '../../../../collections/feed-health/server-views/FeedHealthView'
import { NewWebsiteView as NewWebsiteView_f4c07cee2a3cb33ada11733140e39e4b } from '../../../../collections/new-website/server-views/NewWebsiteView'
import { PersonView as PersonView_91c01c12bf411d2cf4576734637850c7 } from '../../../../collections/leads/person/PersonView'
import { ToRequiredView as ToRequiredView_d0b5a62c6e52a68a06b0729d4ea6ad59 } from '../../../../collections/users/second-factor/ToRequiredView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/collections/uses/UsedIn#UsedIn": UsedIn_4d6e7f7dfea1f3d80a92f3667f5fa512,
  "/collections/pages/BlockHelp#BlockHelp": BlockHelp_5eff3e946c6945210f30d36389ecbedd,
  "/collections/fields/link-picker/AddressField#AddressField": AddressField_f1a47fdf26f190575f10af3b928b7391,
  "/collections/pages/BlockTitle#BlockTitle": BlockTitle_e9f00683ee37c1072a7c1fa9a81c70d5,
  "/collections/fields/row-title/RowTitle#RowTitle": RowTitle_8ffaa62064ca48dbbfddb948db585ae5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/offers/MissingReference#MissingReference": MissingReference_1b96c0f552a30f0f93776f1d32297da0,
  "/collections/copies/CopiesField#CopiesField": CopiesField_2b77e60681b6b153687dbcf5c01efa0f,
  "/collections/approvals/ApprovalField#ApprovalField": ApprovalField_6721a4224e7efa81a5c255119a94962e,
  "/collections/comments/CommentsField#CommentsField": CommentsField_9395b8b5d9695b4e8b1141258db41f75,
  "/collections/saves/KeepModified#KeepModified": KeepModified_387a1d0ccf6d49570566e612800dc4cd,
  "/collections/edits/HistoryItem#HistoryItem": HistoryItem_4f8d692e90f53f71a02f59b919a735a6,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/collections/versions/server-views/CompareView#CompareView": CompareView_0909f675c648f1ebd6095496507e3374,
  "/collections/themes/ColourControl#ColourControl": ColourControl_b2828561d6ecb023ca21effe53e62239,
  "/collections/themes/ThemeSample#ThemeSample": ThemeSample_64baffade666e132b24c17a284d1bfae,
  "/collections/promos/PromoStock#PromoStock": PromoStock_43f581713c682d003ac2bf517b0aaf69,
  "/collections/fields/word-list/WordListControl#WordListControl": WordListControl_09cdd143e53a3fe83dbe684e31641933,
  "/collections/reviews/ImportReviews#ImportReviews": ImportReviews_7e7ae6d95a164c7024f5795c565108d6,
  "/collections/redirects/ImportRedirects#ImportRedirects": ImportRedirects_28f857d8a389c787b87046939b14f34b,
  "/collections/link-checks/server-views/DeadLinks#DeadLinks": DeadLinks_7c6e491e2c81ab9c9b093f80df1a3ed4,
  "/collections/admin-parts/DocumentLink#DocumentLink": DocumentLink_1bcdeea200c48f1f3e9ec9cf55302c16,
  "/collections/vehicles/trace/TraceLink#TraceLink": TraceLink_c85ed50ed1cb281903ea8c8f8e69b949,
  "/collections/vehicles/PhotoOrder#PhotoOrder": PhotoOrder_d5f1f4d1f91f01241543afbb48850068,
  "/collections/vehicles/FeedSays#FeedSays": FeedSays_1f47944844cda348bdd67091766c0a66,
  "/collections/fields/StoredData#StoredData": StoredData_4d2f40c5e2db573923c5241457b8b961,
  "/collections/import-runs/RejectedRows#RejectedRows": RejectedRows_6fcea69303443a6f46ea5a372fb9b317,
  "/collections/import-runs/ImportNotes#ImportNotes": ImportNotes_12d5ccc2feb55df0e8432fe3ece4060d,
  "/collections/price-checks/CheckProblems#CheckProblems": CheckProblems_a7522918f298f809c07e4862a292979c,
  "/collections/price-checks/PriceDifferences#PriceDifferences": PriceDifferences_32b43edeecf4b9dbc893d72cc0595b76,
  "/collections/leads/person/PersonLink#PersonLink": PersonLink_37e22a4a8c04401093c309602bb91879,
  "/collections/fields/NoInput#NoInput": NoInput_705c8a5ba458a8ba7b3514f36c3df532,
  "/collections/test-drives/DayLinks#DayLinks": DayLinks_302b069fc353c5d211cf8e03ad1c9ea3,
  "/collections/reservations/desk/ReservationDesk#ReservationDesk": ReservationDesk_b1f8ee7eb681a897232b55fc92da26cb,
  "/collections/reservations/desk/MailPreviews#MailPreviews": MailPreviews_c1e0f7e995969c08d0141b2901517fc3,
  "/collections/lead-rules/tester/RuleTester#RuleTester": RuleTester_9ed295889913b21b20fd941e052f80b9,
  "/collections/settings/SettingsEditor#SettingsEditor": SettingsEditor_488a2ceec9078599d66f72e05035eb2b,
  "/collections/website-files/server-views/WebsiteFile#WebsiteFile": WebsiteFile_c45840f2d6725ab628c3cc1d7e449577,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/collections/locations/AdminsOnlyText#AdminsOnlyText": AdminsOnlyText_d14329493925a35ecc6a5adeee41c1cf,
  "/collections/locations/hours/WeekEditor#WeekEditor": WeekEditor_e48d950cf0eff93ed0990e0dbb2bf98e,
  "/collections/locations/hours/HolidayProposals#HolidayProposals": HolidayProposals_242901412a09345864b8587a16e95f13,
  "/collections/users/CurrentPassword#CurrentPassword": CurrentPassword_ef52d2a702dd413f45b18bef70cb07fc,
  "/collections/users/second-factor/SecondFactorField#SecondFactorField": SecondFactorField_e0cec49849ae8fbe796acd2f275233ac,
  "/collections/admin-parts/graphics/ForecourtIcon#ForecourtIcon": ForecourtIcon_2ac120c60a9047cc2f42c253b420957e,
  "/collections/admin-parts/graphics/ForecourtLogo#ForecourtLogo": ForecourtLogo_2c84bb1b243bbaa0586fedf12299282d,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "/collections/start-page/server-views/StartPage#StartPage": StartPage_81b9482f13053a49c9c9a65aba37e536,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/collections/leads/LeadNavLinks#LeadNavLinks": LeadNavLinks_ca7f36a926af56b301933d5f8b5806d3,
  "/collections/start-page/ViewNavLinks#ViewNavLinks": ViewNavLinks_9d5aa492a29732a57b8aa3f0cda1175a,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/collections/users/second-factor/SignInView#SignInView": SignInView_98052e1db2566027d8bac323524002a0,
  "/collections/users/second-factor/RequiredView#RequiredView": RequiredView_40e7109ae251b1f5583bb6cce66ee846,
  "/collections/leads/inbox/InboxView#InboxView": InboxView_991f06996fdc2f2e67ee7f1bb52f74fe,
  "/collections/leads/lead-page/LeadPageView#LeadPageView": LeadPageView_0f9871d68d85ad97c1a82812f378fcfe,
  "/collections/leads/reports/ReportsView#ReportsView": ReportsView_4660de13a82e3e1ae129cfaadea4847c,
  "/collections/switch-changes/server-views/SwitchesView#SwitchesView": SwitchesView_c6c8395bc9881c5a997b37502333620e,
  "/collections/calendar/server-views/CalendarView#CalendarView": CalendarView_d2fa9be9af4bdfe4daa079dbd8da2831,
  "/collections/vehicles/server-views/StockTraceView#StockTraceView": StockTraceView_c5cee142d79d33ba8541dcec8572780f,
  "/collections/feed-health/server-views/FeedHealthView#FeedHealthView": FeedHealthView_8e38c283f5072401aa7a2e967401a238,
  "/collections/new-website/server-views/NewWebsiteView#NewWebsiteView": NewWebsiteView_f4c07cee2a3cb33ada11733140e39e4b,
  "/collections/leads/person/PersonView#PersonView": PersonView_91c01c12bf411d2cf4576734637850c7,
  "/collections/users/second-factor/ToRequiredView#ToRequiredView": ToRequiredView_d0b5a62c6e52a68a06b0729d4ea6ad59,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
