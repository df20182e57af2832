CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"coupon_reward_type" text NOT NULL,
	"reward_count" integer NOT NULL,
	"coupon_code" text NOT NULL,
	"is_downloadable" boolean NOT NULL,
	"payment_product_ids" integer[] NOT NULL,
	"minimum_amount" integer NOT NULL,
	"most_count" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupons_reward_count" CHECK ("coupons"."reward_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"held_by" text,
	"received_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "user_coupons_held" CHECK ("user_coupons"."state" <> 'HELD' or "user_coupons"."held_by" is not null),
	CONSTRAINT "user_coupons_received" CHECK ("user_coupons"."state" <> 'RECEIVED' or "user_coupons"."held_by" is null),
	CONSTRAINT "user_coupons_used" CHECK (("user_coupons"."state" = 'USED') = ("user_coupons"."used_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_product_infos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_product_infos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"view_mode" text NOT NULL,
	"is_coupon_usable" boolean NOT NULL,
	"visible_state" text NOT NULL,
	"hash_key" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_info_id" integer NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"original_price" integer NOT NULL,
	"quantity" integer NOT NULL,
	"color" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_products_price" CHECK ("payment_products"."price" >= 100 and "payment_products"."original_price" >= "payment_products"."price"),
	CONSTRAINT "payment_products_quantity" CHECK ("payment_products"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_product_infos" ADD CONSTRAINT "payment_product_infos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_products" ADD CONSTRAINT "payment_products_product_info_id_payment_product_infos_id_fk" FOREIGN KEY ("product_info_id") REFERENCES "public"."payment_product_infos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("coupon_code");--> statement-breakpoint
CREATE INDEX "coupons_channel_idx" ON "coupons" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_user_coupon_key" ON "user_coupons" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "user_coupons_coupon_idx" ON "user_coupons" USING btree ("coupon_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_held_by_key" ON "user_coupons" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "payment_product_infos_channel_idx" ON "payment_product_infos" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_product_infos_hash_key_key" ON "payment_product_infos" USING btree ("hash_key") WHERE "payment_product_infos"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_products_info_idx" ON "payment_products" USING btree ("product_info_id","price");