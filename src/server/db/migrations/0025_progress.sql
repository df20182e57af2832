CREATE TABLE "code_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"submission_id" integer,
	"work_id" integer,
	"line" integer,
	"text" text NOT NULL,
	"author_id" integer,
	"is_answer" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "code_comments_one_code" CHECK (num_nonnulls("code_comments"."submission_id", "code_comments"."work_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "homework_works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"homework_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"try_number" integer NOT NULL,
	"state" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"language" text,
	"source" text,
	"submission_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"feedback_by" integer,
	"feedback_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "homeworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homeworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"lesson_id" integer NOT NULL,
	"content_on_lesson_id" integer,
	"content_type" text,
	"content_id" integer DEFAULT 0 NOT NULL,
	"target_type" text NOT NULL,
	"group_id" integer,
	"tag_id" integer,
	"opens_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"told_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_reports" (
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"words" text NOT NULL,
	"author_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reports_channel_id_user_id_pk" PRIMARY KEY("channel_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "raised_hands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raised_hands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"content_on_lesson_id" integer,
	"raised_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"helped_by" integer
);
--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_homework_id_homeworks_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homeworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_works" ADD CONSTRAINT "homework_works_feedback_by_users_id_fk" FOREIGN KEY ("feedback_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_group_id_channel_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."channel_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_tag_id_channel_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."channel_tags"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homeworks" ADD CONSTRAINT "homeworks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_member_fk" FOREIGN KEY ("channel_id","user_id") REFERENCES "public"."channel_members"("channel_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_helped_by_users_id_fk" FOREIGN KEY ("helped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_comments_owner_idx" ON "code_comments" USING btree ("owner_id","problem_id","id");--> statement-breakpoint
CREATE INDEX "code_comments_channel_idx" ON "code_comments" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "code_comments_problem_idx" ON "code_comments" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "code_comments_submission_idx" ON "code_comments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "code_comments_work_idx" ON "code_comments" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "code_comments_author_idx" ON "code_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "code_comments_unread_idx" ON "code_comments" USING btree ("owner_id","problem_id") WHERE "code_comments"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "homework_works_try" ON "homework_works" USING btree ("homework_id","user_id","try_number");--> statement-breakpoint
CREATE INDEX "homework_works_user_idx" ON "homework_works" USING btree ("user_id","homework_id");--> statement-breakpoint
CREATE INDEX "homework_works_submission_idx" ON "homework_works" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "homework_works_feedback_by_idx" ON "homework_works" USING btree ("feedback_by");--> statement-breakpoint
CREATE INDEX "homework_works_waiting_idx" ON "homework_works" USING btree ("homework_id","user_id") WHERE "homework_works"."state" = 'HANDED_IN';--> statement-breakpoint
CREATE INDEX "homeworks_channel_idx" ON "homeworks" USING btree ("channel_id","due_at");--> statement-breakpoint
CREATE INDEX "homeworks_lesson_idx" ON "homeworks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homeworks_content_idx" ON "homeworks" USING btree ("content_type","content_id");--> statement-breakpoint
CREATE INDEX "homeworks_content_on_lesson_idx" ON "homeworks" USING btree ("content_on_lesson_id");--> statement-breakpoint
CREATE INDEX "homeworks_group_idx" ON "homeworks" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "homeworks_tag_idx" ON "homeworks" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "homeworks_author_idx" ON "homeworks" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "member_reports_user_idx" ON "member_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_reports_author_idx" ON "member_reports" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raised_hands_open" ON "raised_hands" USING btree ("user_id") WHERE "raised_hands"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "raised_hands_user_idx" ON "raised_hands" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "raised_hands_lesson_idx" ON "raised_hands" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_content_idx" ON "raised_hands" USING btree ("content_on_lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_helper_idx" ON "raised_hands" USING btree ("helped_by");