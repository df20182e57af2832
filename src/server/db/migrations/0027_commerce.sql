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
CREATE TABLE "book_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_key" text NOT NULL,
	"payment_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_entries_amount_positive" CHECK ("book_entries"."amount" > 0),
	CONSTRAINT "book_entries_two_accounts" CHECK ("book_entries"."debit" <> "book_entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" text NOT NULL,
	"webhook_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"payer_email" text,
	"merchant_uid" text NOT NULL,
	"imp_uid" text,
	"gateway" text NOT NULL,
	"payment_gateway_channel_id" text,
	"item_type" text NOT NULL,
	"content_id" integer,
	"product_id" integer,
	"plan_code" text,
	"channel_id" integer,
	"subscription_id" integer,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"list_amount" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"user_coupon_id" integer,
	"phone_number" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"receipt_url" text DEFAULT '' NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"told_development_at" timestamp with time zone,
	CONSTRAINT "payments_amount_adds_up" CHECK ("payments"."amount" = "payments"."list_amount" - "payments"."discount" and "payments"."amount" >= 0),
	CONSTRAINT "payments_discount_not_negative" CHECK ("payments"."discount" >= 0),
	CONSTRAINT "payments_refund_within_amount" CHECK ("payments"."refunded_amount" between 0 and "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"ticket_count" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"idempotency_key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"by_user_id" integer,
	"by_email" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan_code" text NOT NULL,
	"channel_id" integer,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"amount" integer NOT NULL,
	"billing_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"payment_id" integer NOT NULL,
	"warned_for" timestamp with time zone,
	CONSTRAINT "subscriptions_channel_check" CHECK (("subscriptions"."plan_code" = 'CHANNEL_PRO') = ("subscriptions"."channel_id" is not null))
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
CREATE TABLE "sandbox_declining_cards" (
	"billing_key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"merchant_uid" text PRIMARY KEY NOT NULL,
	"imp_uid" text NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"is_billing" boolean NOT NULL,
	"customer_uid" text NOT NULL,
	"state" text DEFAULT 'READY' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"billing_key" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"refund_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_payments_refund_within_amount" CHECK ("sandbox_payments"."refunded_amount" between 0 and "sandbox_payments"."amount")
);
--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD COLUMN "by_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "worksheet_enrolments" ADD COLUMN "by_plan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_entries" ADD CONSTRAINT "book_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_product_infos" ADD CONSTRAINT "payment_product_infos_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_products" ADD CONSTRAINT "payment_products_product_info_id_payment_product_infos_id_fk" FOREIGN KEY ("product_info_id") REFERENCES "public"."payment_product_infos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("coupon_code");--> statement-breakpoint
CREATE INDEX "coupons_channel_idx" ON "coupons" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_user_coupon_key" ON "user_coupons" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "user_coupons_coupon_idx" ON "user_coupons" USING btree ("coupon_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_held_by_key" ON "user_coupons" USING btree ("held_by");--> statement-breakpoint
CREATE UNIQUE INDEX "book_entries_once_key" ON "book_entries" USING btree ("transaction_key","debit","credit");--> statement-breakpoint
CREATE INDEX "book_entries_payment_idx" ON "book_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once_key" ON "payment_webhooks" USING btree ("gateway","webhook_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_received_idx" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_merchant_uid_key" ON "payments" USING btree ("merchant_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_imp_uid_key" ON "payments" USING btree ("gateway","imp_uid");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_idempotency_key" ON "refunds" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_state_idx" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "refunds_by_user_idx" ON "refunds" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_channel_idx" ON "subscriptions" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due_idx" ON "subscriptions" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user_key" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."plan_code" = 'DOLPHIN_PRO' and "subscriptions"."state" <> 'ENDED';--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_channel_key" ON "subscriptions" USING btree ("channel_id") WHERE "subscriptions"."plan_code" = 'CHANNEL_PRO' and "subscriptions"."state" <> 'ENDED';--> statement-breakpoint
CREATE INDEX "payment_product_infos_channel_idx" ON "payment_product_infos" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_product_infos_hash_key_key" ON "payment_product_infos" USING btree ("hash_key") WHERE "payment_product_infos"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_products_info_idx" ON "payment_products" USING btree ("product_info_id","price");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_imp_uid_key" ON "sandbox_payments" USING btree ("imp_uid");