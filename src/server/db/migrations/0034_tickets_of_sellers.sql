ALTER TABLE "tickets" ADD COLUMN "is_for_every_teacher" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders of products named no channel, so that what a class sold was good everywhere: both are now of who sells it.
UPDATE "payments" SET "channel_id" = i."channel_id"
  FROM "payment_products" p JOIN "payment_product_infos" i ON i."id" = p."product_info_id"
  WHERE "payments"."item_type" = 'PRODUCT' AND "payments"."channel_id" IS NULL AND p."id" = "payments"."product_id";--> statement-breakpoint
UPDATE "tickets" SET "channel_id" = i."channel_id", "is_for_every_teacher" = i."channel_id" = 1
  FROM "payment_products" p JOIN "payment_product_infos" i ON i."id" = p."product_info_id"
  WHERE "tickets"."channel_id" IS NULL AND p."id" = "tickets"."payment_product_id";--> statement-breakpoint
-- What is left was brought by coupons of the school.
UPDATE "tickets" SET "channel_id" = 1, "is_for_every_teacher" = true WHERE "channel_id" IS NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "channel_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_for_every_teacher" CHECK (not "tickets"."is_for_every_teacher" or "tickets"."channel_id" = 1);