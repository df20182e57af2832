ALTER TABLE "problem_ai_requests" DROP CONSTRAINT "problem_ai_requests_draft_id_problem_drafts_id_fk";
--> statement-breakpoint
DROP TABLE "problem_drafts" CASCADE;--> statement-breakpoint
DROP TABLE "stage_drafts" CASCADE;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_draft_id_authoring_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."authoring_drafts"("id") ON DELETE set null ON UPDATE no action;
