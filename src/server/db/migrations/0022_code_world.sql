CREATE TABLE "stage_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"author_id" integer,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"problem_id" integer,
	"published_version" integer,
	"publish_check" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_object_programs" (
	"user_id" integer NOT NULL,
	"object_id" integer NOT NULL,
	"submission_id" integer NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"acts" jsonb NOT NULL,
	"duration_ms" integer NOT NULL,
	"is_shared" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_object_programs_user_id_object_id_pk" PRIMARY KEY("user_id","object_id")
);
--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "toolbox" text[];--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "object" jsonb;--> statement-breakpoint
ALTER TABLE "submission_history" ADD COLUMN "error_block_id" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "error_block_id" text;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_drafts" ADD CONSTRAINT "stage_drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_object_programs" ADD CONSTRAINT "code_object_programs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_object_programs" ADD CONSTRAINT "code_object_programs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_drafts_channel_idx" ON "stage_drafts" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "stage_drafts_author_idx" ON "stage_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_drafts_problem" ON "stage_drafts" USING btree ("problem_id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_object_programs_submission" ON "code_object_programs" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "problems_stage_idx" ON "problems" USING btree ("channel_id","id") WHERE "problems"."kind" = 'STAGE' and not "problems"."removed";