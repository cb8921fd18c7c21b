import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the Postgres search engine looks at (docs/stock-search.md, Engines): a narrow row for each vehicle that a website may
 * show, since reading 15,000 vehicles' own rows takes ten times as long. Kept by triggers in the transaction that writes the
 * vehicle. Written by hand.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- Names, badges, series, colours and tags are as staff corrected them, and "price" is what the vehicle is advertised at
   -- (docs/adr/0017). What filters compare comes first: the further back a column is, the longer it takes to reach.
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
  	"weekly_price" double precision,
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
  	"weekly_price_range" text,
  	"dealership_name" text,
  	"location_name" text,
  	"city" text,
  	"state" text,
  	"categories" jsonb,
  	"filtered_features" jsonb,
  	"words" text NOT NULL,
  	"identifiers" text[] NOT NULL
  );

   -- As foldText and searchWords fold (src/domain/stock/search/searchable-text.ts), with a blank or more before each word
   -- and after the last. Imports pay for it: accents are taken off only where there are any, which few vehicles have, and
   -- what is a blank already is not replaced.
   CREATE FUNCTION "search"."fold_words"(raw text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
   DECLARE
  	folded text := lower(raw);
   BEGIN
  	IF octet_length(folded) <> length(folded) THEN
  		folded := translate(folded, 'àáâãäåāçćčďèéêëēěìíîïīñńňòóôõöøōřśšşťùúûüūůýÿžźż',
  			'aaaaaaacccdeeeeeeiiiiinnnooooooorssstuuuuuuyyzzz');
  	END IF;
  	RETURN ' ' || regexp_replace(folded, '[^[:alnum:] ]+', ' ', 'g') || ' ';
   END $$;

   -- As squeezeIdentifier squeezes.
   CREATE FUNCTION "search"."squeeze"(identifier text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  	SELECT nullif(regexp_replace(upper(identifier), '[^A-Z0-9]', '', 'g'), '')
   $$;

   -- The rows of these vehicles; none for what no website may show. What is not for sale has no price of any kind. A function
   -- rather than a view, since a view would keep later migrations from changing the columns it names.
   CREATE FUNCTION "search"."stock_rows"(ids integer[]) RETURNS SETOF "search"."stock" LANGUAGE sql STABLE AS $$
  	SELECT v.id, v.tenant_id, v.dealership_id, coalesce(v.certified, false) AS certified, v.year::double precision,
  	v.seats::double precision, v.km::double precision, p.price::double precision, p.subscription_price::double precision,
  	p.weekly_price::double precision, v.custom_rank::double precision, v.sold_date_timestamp::double precision, v.created_at,
  	v.status::text, v.car_type::text, v.item_type::text, v.simple_body::text AS body, v.simple_fuel::text AS fuel,
  	v.simple_transmission::text AS transmission, v.simple_drive::text AS drive, v.make::text, v.model::text,
  	v.make_model::text, c.badge, c.colour, coalesce(nullif(v.staff_tag, ''), v.tag)::text AS tag, p.price_range::text,
  	p.weekly_price_range::text, v.dealership_name::text, v.location_name::text, v.city::text, v.state::text,
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
  		v.price_range, v.weekly_price, v.weekly_price_range, v.subscription_price
  		WHERE v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false)) p ON true
  	WHERE v.id = ANY(ids) AND v.show_on_dealer_website AND NOT coalesce(v.staff_hidden, false) AND v.tenant_id IS NOT NULL
   $$;

   -- Brackets follow the advertised price from now on; the import would only put them right with each vehicle's next change.
   UPDATE "vehicles" SET "price_range" = CASE
  	WHEN "offer_price" < 100000 THEN concat(floor("offer_price" / 10000) * 10000, '-', floor("offer_price" / 10000) * 10000 + 10000)
  	WHEN "offer_price" < 200000 THEN concat(floor("offer_price" / 50000) * 50000, '-', floor("offer_price" / 50000) * 50000 + 50000)
  	WHEN "offer_price" < 500000 THEN concat(floor("offer_price" / 100000) * 100000, '-', floor("offer_price" / 100000) * 100000 + 100000)
  	ELSE '500000+' END
   WHERE "offer_price" > 10;

   INSERT INTO "search"."stock" SELECT * FROM "search"."stock_rows"((SELECT array_agg(id) FROM "vehicles"));

   CREATE INDEX "search_stock_tenant_idx" ON "search"."stock" USING btree ("tenant_id");
   CREATE INDEX "search_stock_identifiers_idx" ON "search"."stock" USING gin ("identifiers");

   CREATE FUNCTION "search"."keep_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
  	IF TG_OP = 'TRUNCATE' THEN
  		TRUNCATE "search"."stock";
  		RETURN NULL;
  	END IF;
  	IF TG_OP <> 'INSERT' THEN
  		DELETE FROM "search"."stock" s USING written w WHERE s.id = w.id;
  	END IF;
  	IF TG_OP <> 'DELETE' THEN
  		INSERT INTO "search"."stock" SELECT * FROM "search"."stock_rows"((SELECT array_agg(id) FROM written));
  	END IF;
  	RETURN NULL;
   END $$;

   CREATE TRIGGER "stock_inserted" AFTER INSERT ON "vehicles" REFERENCING NEW TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."keep_stock"();
   CREATE TRIGGER "stock_updated" AFTER UPDATE ON "vehicles" REFERENCING NEW TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."keep_stock"();
   CREATE TRIGGER "stock_deleted" AFTER DELETE ON "vehicles" REFERENCING OLD TABLE AS written
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."keep_stock"();
   CREATE TRIGGER "stock_truncated" AFTER TRUNCATE ON "vehicles"
  	FOR EACH STATEMENT EXECUTE FUNCTION "search"."keep_stock"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "stock_inserted" ON "vehicles";
   DROP TRIGGER "stock_updated" ON "vehicles";
   DROP TRIGGER "stock_deleted" ON "vehicles";
   DROP TRIGGER "stock_truncated" ON "vehicles";
   DROP FUNCTION "search"."keep_stock"();
   DROP FUNCTION "search"."stock_rows"(integer[]);
   DROP TABLE "search"."stock";
   DROP FUNCTION "search"."squeeze"(text);
   DROP FUNCTION "search"."fold_words"(text);`)
}
