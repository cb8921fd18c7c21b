import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { env } from '@/env'
import { forwardOnly } from '@/server/clients/forward-only'
import { LimitedClient } from '@/server/clients/limited-client'
import { mail } from '@/server/clients/mail'
import { payloadPool } from '@/server/clients/payload-pool'
import { rejectFailedCommits } from '@/server/clients/reject-failed-commits'
import { log } from '@/server/log/log.mjs'
import { watchPool } from '@/server/metrics/metrics.mjs'
import { answerFullDisk } from '@/server/uploads/answer-full-disk'
import { bucketStore, uploadStore } from '@/server/uploads/configured-store'
import { uploadOptions } from '@/server/uploads/upload-limits'
import { answerRefusedValue } from '@/server/web/answer-refused-value'
import { limitApiTab } from './collections/access/api-tab'
import { enforceSecondFactor } from './collections/access/enforce-second-factor'
import { restrictInternalCollections } from './collections/access/internal-collections'
import { refuseUnreadableData } from './collections/access/refuse-unreadable-data'
import { isStaffRole } from './collections/access/roles'
import { announcements } from './collections/announcements/config'
import { approvable } from './collections/approvals/approvable'
import { approvals } from './collections/approvals/config'
import { approvalEndpoints } from './collections/approvals/endpoints/approvals'
import { blogPosts } from './collections/blog-posts/config'
import { brands } from './collections/brands/config'
import { oneByOne } from './collections/bulk/one-by-one'
import { moveContentEndpoint } from './collections/calendar/endpoints/move'
import { commentable } from './collections/comments/commentable'
import { comments } from './collections/comments/config'
import { commentEndpoints } from './collections/comments/endpoints/comments'
import { copyable } from './collections/copies/copyable'
import { copiesEndpoints } from './collections/copies/endpoints/copies'
import { dealerships } from './collections/dealerships/config'
import { edits } from './collections/edits/config'
import { logEdits } from './collections/edits/hooks/log-edits'
import { editor } from './collections/fields/editor'
import { singleReferences } from './collections/fields/single-references'
import { lockedTenant } from './collections/fields/tenant-overrides'
import { financeProviders } from './collections/finance-providers/config'
import { forms } from './collections/forms/config'
import { groups } from './collections/groups/config'
import { importRuns } from './collections/import-runs/config'
import { landingTexts } from './collections/landing-texts/config'
import { leadDeliveries } from './collections/lead-deliveries/config'
import { leadNotes } from './collections/lead-notes/config'
import { leadRules } from './collections/lead-rules/config'
import { leads } from './collections/leads/config'
import { legalTexts } from './collections/legal-texts/config'
import { linkChecks } from './collections/link-checks/config'
import { locations } from './collections/locations/config'
import { media } from './collections/media/config'
import { newWebsiteEndpoint } from './collections/new-website/endpoints/create'
import { offers } from './collections/offers/config'
import { outbox } from './collections/outbox/config'
import { pages } from './collections/pages/config'
import { paymentLedger } from './collections/payment-ledger/config'
import { payments } from './collections/payments/config'
import { popups } from './collections/popups/config'
import { priceChecks } from './collections/price-checks/config'
import { promos } from './collections/promos/config'
import { redirects } from './collections/redirects/config'
import { reservations } from './collections/reservations/config'
import { reviews } from './collections/reviews/config'
import { safeSaves } from './collections/saves/safe-saves'
import { scripts } from './collections/scripts/config'
import { shoppers } from './collections/shoppers/config'
import { signIns } from './collections/sign-ins/config'
import { siteChrome } from './collections/site-chrome/config'
import { spinCampaigns } from './collections/spin-campaigns/config'
import { spins } from './collections/spins/config'
import { stockFeeds } from './collections/stock-feeds/config'
import { storeUploadsIn } from './collections/store-uploads-in'
import { switchChanges } from './collections/switch-changes/config'
import { tenants } from './collections/tenants/config'
import { testDrives } from './collections/test-drives/config'
import { themes } from './collections/themes/config'
import { users } from './collections/users/config'
import { valuations } from './collections/valuations/config'
import { vehicleModels } from './collections/vehicle-models/config'
import { vehicles } from './collections/vehicles/config'
import { comparable } from './collections/versions/comparable'
import { restorable } from './collections/versions/restorable'

const baseDir = path.dirname(fileURLToPath(import.meta.url))
const { DATABASE_URL, DATA_DIR, PAYLOAD_SECRET, SERVER_URL } = env()

const localFolder = bucketStore() ? undefined : DATA_DIR

/** Only our own access rules apply (`useTenantAccess: false`). The plugin adds the field, the selector and the filters. */
const tenantOwned = { useTenantAccess: false, tenantFieldOverrides: lockedTenant }

const config = buildConfig({
  endpoints: [
    moveContentEndpoint,
    ...copiesEndpoints,
    newWebsiteEndpoint,
    ...approvalEndpoints,
    ...commentEndpoints,
  ],
  admin: {
    user: users.slug,
    avatar: 'default',
    dateFormat: 'd MMM yyyy, h:mm a',
    importMap: { baseDir },
    meta: { titleSuffix: ' · Forecourt' },
    components: {
      graphics: {
        Icon: '/collections/admin-parts/graphics/ForecourtIcon#ForecourtIcon',
        Logo: '/collections/admin-parts/graphics/ForecourtLogo#ForecourtLogo',
      },
      beforeDashboard: ['/collections/start-page/server-views/StartPage#StartPage'],
      beforeNavLinks: [
        '/collections/leads/LeadNavLinks#LeadNavLinks',
        '/collections/start-page/ViewNavLinks#ViewNavLinks',
      ],
      views: {
        login: { Component: '/collections/users/second-factor/SignInView#SignInView' },
        secondFactor: {
          Component: '/collections/users/second-factor/RequiredView#RequiredView',
          path: '/second-factor',
          exact: true,
          meta: { title: 'Set up a second factor' },
        },
        inbox: {
          Component: '/collections/leads/inbox/InboxView#InboxView',
          path: '/inbox',
          exact: true,
          meta: { title: 'Inbox' },
        },
        lead: {
          Component: '/collections/leads/lead-page/LeadPageView#LeadPageView',
          path: '/inbox/:publicId',
          exact: true,
          meta: { title: 'Lead' },
        },
        leadReports: {
          Component: '/collections/leads/reports/ReportsView#ReportsView',
          path: '/lead-reports',
          exact: true,
          meta: { title: 'Lead reports' },
        },
        switches: {
          Component: '/collections/switch-changes/server-views/SwitchesView#SwitchesView',
          path: '/switches',
          exact: true,
          meta: { title: 'Switches' },
        },
        calendar: {
          Component: '/collections/calendar/server-views/CalendarView#CalendarView',
          path: '/calendar',
          exact: true,
          meta: { title: 'Calendar' },
        },
        stockTrace: {
          Component: '/collections/vehicles/server-views/StockTraceView#StockTraceView',
          path: '/stock-trace',
          exact: true,
          meta: { title: 'Find a vehicle' },
        },
        feedHealth: {
          Component: '/collections/feed-health/server-views/FeedHealthView#FeedHealthView',
          path: '/feed-health',
          exact: true,
          meta: { title: 'Feed health' },
        },
        newWebsite: {
          Component: '/collections/new-website/server-views/NewWebsiteView#NewWebsiteView',
          path: '/new-website',
          exact: true,
          meta: { title: 'New website' },
        },
        person: {
          Component: '/collections/leads/person/PersonView#PersonView',
          path: '/person',
          exact: true,
          meta: { title: 'A person’s data' },
        },
        unauthorized: { Component: '/collections/users/second-factor/ToRequiredView#ToRequiredView' },
      },
    },
  },
  collections: [
    pages,
    siteChrome,
    themes,
    legalTexts,
    promos,
    popups,
    announcements,
    reviews,
    offers,
    blogPosts,
    brands,
    vehicleModels,
    landingTexts,
    redirects,
    scripts,
    linkChecks,
    approvals,
    comments,
    spinCampaigns,
    forms,
    media,
    vehicles,
    importRuns,
    priceChecks,
    stockFeeds,
    leads,
    testDrives,
    valuations,
    reservations,
    payments,
    paymentLedger,
    shoppers,
    spins,
    leadRules,
    leadDeliveries,
    leadNotes,
    tenants,
    groups,
    dealerships,
    locations,
    financeProviders,
    switchChanges,
    users,
    signIns,
    edits,
    outbox,
  ]
    .map(copyable)
    .map(approvable)
    .map(commentable)
    .map(comparable)
    .map(limitApiTab)
    .map(safeSaves)
    .map(restorable) // after safeSaves: a revert is an old save on purpose
    .map(logEdits)
    .map(oneByOne)
    .map(storeUploadsIn(uploadStore(), localFolder)),
  plugins: [
    multiTenantPlugin({
      collections: {
        pages: tenantOwned,
        'site-chrome': { ...tenantOwned, isGlobal: true },
        themes: { ...tenantOwned, isGlobal: true },
        'legal-texts': tenantOwned,
        promos: tenantOwned,
        popups: tenantOwned,
        announcements: tenantOwned,
        reviews: tenantOwned,
        offers: tenantOwned,
        'blog-posts': tenantOwned,
        brands: tenantOwned,
        'vehicle-models': tenantOwned,
        'landing-texts': tenantOwned,
        redirects: tenantOwned,
        scripts: tenantOwned,
        'link-checks': tenantOwned,
        approvals: tenantOwned,
        comments: tenantOwned,
        forms: tenantOwned,
        media: tenantOwned,
        vehicles: tenantOwned,
        'import-runs': tenantOwned,
        'price-checks': tenantOwned,
        'stock-feeds': tenantOwned,
        dealerships: tenantOwned,
        locations: tenantOwned,
        'finance-providers': tenantOwned,
        leads: tenantOwned,
        'test-drives': tenantOwned,
        valuations: tenantOwned,
        reservations: tenantOwned,
        payments: tenantOwned,
        'payment-ledger': tenantOwned,
        shoppers: tenantOwned,
        'spin-campaigns': tenantOwned,
        spins: tenantOwned,
        'lead-rules': tenantOwned,
        'lead-deliveries': tenantOwned,
        'lead-notes': tenantOwned,
      },
      tenantsArrayField: { includeDefaultField: false },
      // Includes group admins: each collection's access rules decide which tenants they reach.
      userHasAccessToAllTenants: (user) =>
        'role' in user && !isStaffRole(user.role) && user.secondFactor !== 'missing',
      usersAccessResultOverride: ({ accessResult }) => accessResult,
      useTenantsCollectionAccess: false,
      useTenantsListFilter: false,
      useUsersTenantFilter: false,
      cleanupAfterTenantDelete: false,
      i18n: {
        translations: {
          en: { 'nav-tenantSelector-label': 'Website', 'field-assignedTenant-label': 'Website' },
        },
      },
    }),
  ],
  db: forwardOnly(
    rejectFailedCommits(
      payloadPool(
        postgresAdapter({
          pool: { connectionString: DATABASE_URL, max: 10, allowExitOnIdle: true, Client: LimitedClient },
          push: false,
          migrationDir: path.join(baseDir, 'migrations'),
        }),
      ),
    ),
  ),
  editor,
  email: mail(),
  graphQL: { disable: true },
  hooks: { afterError: [answerRefusedValue, answerFullDisk] },
  // A child logger, so that its level can be set separately.
  logger: log.child({ part: 'payload' }),
  onInit: ({ db }) => {
    watchPool('admin', db.pool)
  },
  maxDepth: 2,
  secret: PAYLOAD_SECRET,
  serverURL: SERVER_URL ?? '',
  sharp,
  telemetry: false,
  typescript: { outputFile: path.join(baseDir, 'src/payload-types.ts') },
  upload: uploadOptions(DATA_DIR),
})

export default restrictInternalCollections(
  enforceSecondFactor(refuseUnreadableData(singleReferences(config))),
)
