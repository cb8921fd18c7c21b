import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Narrow rows with the weekly figures of every lender, in place of the lowest of all (docs/stock-search.md, "Weekly prices"): each
 * website searches by those of its own. Written by hand, but for the columns of "vehicles".
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- As printableWeeklies says (src/domain/finance/weekly-figure.ts), with the brackets of weeklyPriceRange: [whole dollars,
   -- bracket, whether a month is told] by lender, of those whose figure may be told.
   CREATE FUNCTION "search"."weekly_figures"(lenders jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  	SELECT jsonb_object_agg(key, jsonb_build_array(dollars, CASE WHEN dollars < 500
  		THEN concat(floor(dollars / 50) * 50, '-', floor(dollars / 50) * 50 + 50) ELSE '500+' END, monthly))
  	FROM (
  		SELECT key, ceil((value ->> 'paymentWeek')::numeric) AS dollars,
  		jsonb_path_exists(value, 'strict $ ? (@.paymentMonth > 0 && @.paymentMonth <= 100000000)') AS monthly
  		FROM jsonb_each(CASE jsonb_typeof(lenders) WHEN 'object' THEN lenders END)
  		WHERE jsonb_path_exists(value, 'strict $ ? (@.paymentWeek > 0 && @.paymentWeek <= 100000000
  			&& @.comparisonRate > 0 && @.comparisonRate <= 100000000)')
  		AND value -> 'interestRate' IS DISTINCT FROM 'null'
  	) told
   $$;`)
  await db.execute(stockOf({
    prices: '',
    texts: '"weekly" jsonb,',
    readPrices: '',
    readTexts: 'p.weekly,',
    told: '"search"."weekly_figures"(v.finance_lenders) AS weekly',
  }))
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP COLUMN "weekly_price";
  ALTER TABLE "vehicles" DROP COLUMN "weekly_price_range";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "weekly_price" numeric;
  ALTER TABLE "vehicles" ADD COLUMN "weekly_price_range" varchar;`)
  await db.execute(stockOf({
    prices: '"weekly_price" double precision,',
    texts: '"weekly_price_range" text,',
    readPrices: 'p.weekly_price::double precision,',
    readTexts: 'p.weekly_price_range::text,',
    told: 'v.weekly_price, v.weekly_price_range',
  }))
  await db.execute(sql`DROP FUNCTION "search"."weekly_figures"(jsonb)`)
}

interface Weekly {
  /** Columns among the numbers, and among the texts. */
  readonly prices: string
  readonly texts: string
  /** The same, as they are read from `p`. */
  readonly readPrices: string
  readonly readTexts: string
  /** What of a vehicle for sale they are read from. */
  readonly told: string
}

/** The narrow rows made anew, with what they tell of weekly figures. Everything else is as it was. */
function stockOf({ prices, texts, readPrices, readTexts, told }: Weekly) {
  return sql.raw(`
   DROP FUNCTION "search"."stock_rows"(integer[]);
   DROP TABLE "search"."stock";

   -- What filters compare comes first: the further back a column is, the longer it takes to reach.
   CREATE TABLE "search"."stock" (
  	"id" integer PRIMARY KEY,
  	"tenant_id" integer NOT NULL,
  	"dealership_id" integer NOT NULL,
  	"certified" boolean NOT NULL,
  	"year" double precision,
  	"seats" double precision,
  	"km" double precision,
  	"price" double precision,
  	"subscription_price" double precision,
  	${prices}
  	"custom_rank" double precision,
  	"sold_date_timestamp" double precision,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"status" text NOT NULL,
  	"car_type" text NOT NULL,
  	"item_type" text NOT NULL,
  	"body" text,
  	"fuel" text,
  	"transmission" text,
  	"drive" text,
  	"make" text NOT NULL,
  	"model" text NOT NULL,
  	"make_model" text,
  	"badge" text,
  	"colour" text,
  	"tag" text,
  	"price_range" text,
  	${texts}
  	"dealership_name" text,
  	"location_name" text,
  	"city" text,
  	"state" text,
  	"categories" jsonb,
  	"filtered_features" jsonb,
  	"words" text NOT NULL,
  	"identifiers" text[] NOT NULL
  );

   -- The rows of these vehicles; none for what no website may show. What is not for sale has no price of any kind. A function
   -- rather than a view, since a view would keep later migrations from changing the columns it names.
   CREATE FUNCTION "search"."stock_rows"(ids integer[]) RETURNS SETOF "search"."stock" LANGUAGE sql STABLE AS $$
  	SELECT v.id, v.tenant_id, v.dealership_id, coalesce(v.certified, false) AS certified, v.year::double precision,
  	v.seats::double precision, v.km::double precision, p.price::double precision, p.subscription_price::double precision,
  	${readPrices} v.custom_rank::double precision, v.sold_date_timestamp::double precision, v.created_at,
  	v.status::text, v.car_type::text, v.item_type::text, v.simple_body::text AS body, v.simple_fuel::text AS fuel,
  	v.simple_transmission::text AS transmission, v.simple_drive::text AS drive, v.make::text, v.model::text,
  	v.make_model::text, c.badge, c.colour, coalesce(nullif(v.staff_tag, ''), v.tag)::text AS tag, p.price_range::text,
  	${readTexts} v.dealership_name::text, v.location_name::text, v.city::text, v.state::text,
  	v.categories, v.filtered_features,
  	"search"."fold_words"(concat_ws(' ', coalesce(nullif(v.staff_name, ''), v.name), v.make, v.model,
  		translate(v.model, '- ', ''), c.badge, coalesce(nullif(v.staff_series, ''), v.series), c.colour, v.simple_body,
  		v.stocknum, v.vin, v.regplate)) AS words,
  	array_remove(ARRAY["search"."squeeze"(v.stocknum), "search"."squeeze"(v.vin), "search"."squeeze"(v.regplate)], NULL)
  		AS identifiers
  	FROM "public"."vehicles" v
  	CROSS JOIN LATERAL (SELECT coalesce(nullif(v.staff_badge, ''), v.badge)::text AS badge,
  	coalesce(nullif(v.staff_colour, ''), v.colour)::text AS colour) c
  	LEFT JOIN LATERAL (SELECT CASE WHEN v.offer_price > 10 THEN v.offer_price WHEN v.price > 10 THEN v.price END AS price,
  		v.price_range, v.subscription_price, ${told}
  		WHERE v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false)) p ON true
  	WHERE v.id = ANY(ids) AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false) AND v.tenant_id IS NOT NULL
   $$;

   INSERT INTO "search"."stock" SELECT * FROM "search"."stock_rows"((SELECT array_agg(id) FROM "vehicles"));

   CREATE INDEX "search_stock_tenant_idx" ON "search"."stock" USING btree ("tenant_id");
   CREATE INDEX "search_stock_identifiers_idx" ON "search"."stock" USING gin ("identifiers");`)
}
