ALTER TABLE "ranking_scores" ADD COLUMN "moved_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ranking_scores" ADD COLUMN "score_before" integer DEFAULT 0 NOT NULL;