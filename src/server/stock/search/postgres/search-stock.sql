-- search.stock is the table that the Postgres engine searches. It has one narrow row for each vehicle that a website may show,
-- because reading the whole rows of 15,000 vehicles takes ten times as long. Triggers on "vehicles" write it in the same
-- transaction, whether the admin, an import or a command writes the vehicle.
--
-- This file documents the state after migrations/. Nothing runs it; tests/integration/search/search-stock.test.ts compares it
-- with a migrated database. To add a column, write a migration that drops and creates "search"."stock_rows" and
-- "search"."stock", then change this file. Details: docs/stock-search.md, docs/adr/0017.

-- Columns that filters compare come first, because later columns take longer to read. Names, badges, series, colours and tags
-- include staff's corrections. "price" is the advertised price.
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
  "sleeps" double precision,
  "body_length" double precision,
  "tare" double precision,
  "atm" double precision,
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
  "engine_range" text,
  "dealership_name" text,
  "location_name" text,
  "city" text,
  "state" text,
  "categories" jsonb,
  "filtered_features" jsonb,
  "words" text NOT NULL,
  "identifiers" text[] NOT NULL
);

-- foldText and searchWords (src/domain/stock/search/understand/searchable-text.ts) in SQL, with at least one space before each
-- word and after the last. Every imported row pays for it, so accents are removed only from text that has any, which is rare.
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

-- normaliseIdentifier (src/domain/stock/search/understand/text-reading.ts) in SQL: a stock number, VIN or registration without
-- spaces and punctuation.
CREATE FUNCTION "search"."squeeze"(identifier text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(regexp_replace(upper(identifier), '[^A-Z0-9]', '', 'g'), '')
$$;

-- cardWeeklies (src/domain/finance/offer/weekly-figure.ts) in SQL, with the brackets of weeklyPriceRange. Returns, by
-- lender, [whole dollars a week, bracket, whether a monthly figure is shown], only for lenders whose figure may be shown.
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
$$;

-- The band of a motorcycle's engine, as named in src/domain/vehicle/engine-bands.ts. Null for any other vehicle.
CREATE FUNCTION "search"."engine_range"(categories jsonb, engine_size text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cc <= 250 THEN '0-250' WHEN cc <= 500 THEN '251-500' WHEN cc <= 750 THEN '501-750'
    WHEN cc <= 1000 THEN '751-1000' WHEN cc > 1000 THEN '1001+' END
  FROM (SELECT substring(replace(engine_size, ',', '') FROM '^ *([0-9]{2,5})([.][0-9]+)? *(cc)?$')::integer AS cc
    WHERE categories @> '["Motorcycles"]') engine
$$;

-- The rows of the vehicles with these ids. A vehicle that no website may show has no row, and one that is not for sale has no
-- price. It is a function because a view would prevent later migrations from changing the columns it names.
CREATE FUNCTION "search"."stock_rows"(ids integer[]) RETURNS SETOF "search"."stock" LANGUAGE sql STABLE AS $$
  SELECT v.id, v.tenant_id, v.dealership_id, coalesce(v.certified, false) AS certified, v.year::double precision,
    v.seats::double precision, v.km::double precision, p.price::double precision, p.subscription_price::double precision,
    v.specifications_sleeps::double precision, v.specifications_body_length::double precision,
    v.specifications_tare_weight::double precision, v.specifications_aggregate_trailer_mass::double precision,
    v.custom_rank::double precision, v.sold_date_timestamp::double precision, v.created_at,
    v.status::text, v.car_type::text, v.item_type::text, v.simple_body::text AS body, v.simple_fuel::text AS fuel,
    v.simple_transmission::text AS transmission, v.simple_drive::text AS drive, v.make::text, v.model::text,
    v.make_model::text, c.badge, c.colour, coalesce(nullif(v.staff_tag, ''), v.tag)::text AS tag, p.price_range::text,
    p.weekly, "search"."engine_range"(v.categories, v.engine_size) AS engine_range,
    v.dealership_name::text, v.location_name::text, v.city::text, v.state::text,
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

-- Replaces the rows of the vehicles that a statement wrote.
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
  FOR EACH STATEMENT EXECUTE FUNCTION "search"."keep_stock"();

CREATE INDEX "search_stock_tenant_idx" ON "search"."stock" USING btree ("tenant_id");
CREATE INDEX "search_stock_identifiers_idx" ON "search"."stock" USING gin ("identifiers");
