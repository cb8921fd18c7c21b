import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Narrow rows with what buyers of caravans and motorcycles compare: places to sleep, length, tare, ATM, and the band of an engine
 * (docs/stock-search.md). Written by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- The band of a motorcycle's engine, as src/domain/stock/engine-bands.ts names it; null for anything else.
   CREATE FUNCTION "search"."engine_range"(categories jsonb, engine_size text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  	SELECT CASE WHEN cc <= 250 THEN '0-250' WHEN cc <= 500 THEN '251-500' WHEN cc <= 750 THEN '501-750'
  		WHEN cc <= 1000 THEN '751-1000' WHEN cc > 1000 THEN '1001+' END
  	FROM (SELECT substring(replace(engine_size, ',', '') FROM '^ *([0-9]{2,5})([.][0-9]+)? *(cc)?$')::integer AS cc
  		WHERE categories @> '["Motorcycles"]') engine
   $$;`)
  await db.execute(stockOf({
    numbers: '"sleeps" double precision, "body_length" double precision, "tare" double precision, "atm" double precision,',
    texts: '"engine_range" text,',
    readNumbers: `v.specifications_sleeps::double precision, v.specifications_body_length::double precision,
  	v.specifications_tare_weight::double precision, v.specifications_aggregate_trailer_mass::double precision,`,
    readTexts: '"search"."engine_range"(v.categories, v.engine_size) AS engine_range,',
  }))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(stockOf({ numbers: '', texts: '', readNumbers: '', readTexts: '' }))
  await db.execute(sql`DROP FUNCTION "search"."engine_range"(jsonb, text)`)
}

interface Compared {
  /** Columns among the numbers, and among the texts. */
  readonly numbers: string
  readonly texts: string
  /** The same, as they are read from the vehicle `v`. */
  readonly readNumbers: string
  readonly readTexts: string
}

/** The narrow rows made anew, with or without what caravans and motorcycles are compared by. Everything else is as it was. */
function stockOf({ numbers, texts, readNumbers, readTexts }: Compared) {
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
  	${numbers}
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
  	"weekly" jsonb,
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
  	${readNumbers} v.custom_rank::double precision, v.sold_date_timestamp::double precision, v.created_at,
  	v.status::text, v.car_type::text, v.item_type::text, v.simple_body::text AS body, v.simple_fuel::text AS fuel,
  	v.simple_transmission::text AS transmission, v.simple_drive::text AS drive, v.make::text, v.model::text,
  	v.make_model::text, c.badge, c.colour, coalesce(nullif(v.staff_tag, ''), v.tag)::text AS tag, p.price_range::text,
  	p.weekly, ${readTexts} v.dealership_name::text, v.location_name::text, v.city::text, v.state::text,
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
  		v.price_range, v.subscription_price, "search"."weekly_figures"(v.finance_lenders) AS weekly
  		WHERE v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false)) p ON true
  	WHERE v.id = ANY(ids) AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false) AND v.tenant_id IS NOT NULL
   $$;

   INSERT INTO "search"."stock" SELECT * FROM "search"."stock_rows"((SELECT array_agg(id) FROM "vehicles"));

   CREATE INDEX "search_stock_tenant_idx" ON "search"."stock" USING btree ("tenant_id");
   CREATE INDEX "search_stock_identifiers_idx" ON "search"."stock" USING gin ("identifiers");`)
}
