DROP INDEX "ranking_scores_order_idx";--> statement-breakpoint
ALTER TABLE "user_certificates" ALTER COLUMN "certificate_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "group_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_certificates" ADD COLUMN "award_key" text;--> statement-breakpoint
ALTER TABLE "user_certificates" ADD COLUMN "lines" text[];--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificates_award_key" ON "user_certificates" USING btree ("user_id","award_key");--> statement-breakpoint
CREATE INDEX "ranking_scores_order_idx" ON "ranking_scores" USING btree ("period","score" DESC NULLS FIRST,"user_id");--> statement-breakpoint
ALTER TABLE "user_certificates" ADD CONSTRAINT "user_certificates_kind_check" CHECK (num_nonnulls("user_certificates"."certificate_id", "user_certificates"."award_key") = 1);