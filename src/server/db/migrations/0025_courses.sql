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
CREATE TABLE "course_class_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_class_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_class_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"teacher_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"character" text DEFAULT 'DOLPHIN' NOT NULL,
	"level" text DEFAULT 'BEGINNER' NOT NULL,
	"theme" text DEFAULT 'SEA' NOT NULL,
	"payment_type" text DEFAULT 'POINT' NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"categories" text[] DEFAULT '{}'::text[] NOT NULL,
	"intro_used" boolean DEFAULT false NOT NULL,
	"content_title" text DEFAULT '' NOT NULL,
	"course_storage_achievement_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_subject_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"course_storage_good_people_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"prerequisite_knowledge_list" text[] DEFAULT '{}'::text[] NOT NULL,
	"closing_content" text DEFAULT '' NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_reads" (
	"document_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_count" integer DEFAULT 1 NOT NULL,
	"first_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_reads_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "course_class_enrolments" (
	"course_class_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"points_paid" integer DEFAULT 0 NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_class_enrolments_course_class_id_user_id_pk" PRIMARY KEY("course_class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "worksheet_enrolments" (
	"worksheet_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"points_paid" integer DEFAULT 0 NOT NULL,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "worksheet_enrolments_worksheet_id_user_id_pk" PRIMARY KEY("worksheet_id","user_id")
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
CREATE TABLE "problem_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"author_id" integer,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"problem_id" integer,
	"published_version" integer,
	"publish_check" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "worksheets" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "worksheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"seeded" boolean DEFAULT false NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"visible_state" text DEFAULT 'VISIBLE' NOT NULL,
	"author_id" integer,
	"source_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"character" text DEFAULT 'CRAB' NOT NULL,
	"level" text DEFAULT 'BEGINNER' NOT NULL,
	"payment_type" text DEFAULT 'FREE' NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"order_no" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "ranking_scores_order_idx";--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_certificates" ALTER COLUMN "certificate_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "group_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "visible_state" text DEFAULT 'VISIBLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "intro_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "content_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "course_storage_achievement_list" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "course_storage_subject_list" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "course_storage_good_people_list" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "prerequisite_knowledge_list" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "closing_content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "in_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "enrolment_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "visible_state" text DEFAULT 'VISIBLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "document_type" text DEFAULT 'MARKDOWN' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "worksheet_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "visible_state" text DEFAULT 'VISIBLE' NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_certificates" ADD COLUMN "award_key" text;--> statement-breakpoint
ALTER TABLE "user_certificates" ADD COLUMN "lines" text[];--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_work_id_homework_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."homework_works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_comments" ADD CONSTRAINT "code_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_schedules" ADD CONSTRAINT "course_class_schedules_course_class_id_course_classes_id_fk" FOREIGN KEY ("course_class_id") REFERENCES "public"."course_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_classes" ADD CONSTRAINT "course_classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_reads" ADD CONSTRAINT "document_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_course_class_id_course_classes_id_fk" FOREIGN KEY ("course_class_id") REFERENCES "public"."course_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_class_enrolments" ADD CONSTRAINT "course_class_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_enrolments" ADD CONSTRAINT "worksheet_enrolments_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_enrolments" ADD CONSTRAINT "worksheet_enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_drafts" ADD CONSTRAINT "problem_drafts_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_content_on_lesson_id_lesson_contents_id_fk" FOREIGN KEY ("content_on_lesson_id") REFERENCES "public"."lesson_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raised_hands" ADD CONSTRAINT "raised_hands_helped_by_users_id_fk" FOREIGN KEY ("helped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheets" ADD CONSTRAINT "worksheets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_comments_owner_idx" ON "code_comments" USING btree ("owner_id","problem_id","id");--> statement-breakpoint
CREATE INDEX "code_comments_channel_idx" ON "code_comments" USING btree ("channel_id");--> statement-breakpoint
CREATE INDEX "code_comments_problem_idx" ON "code_comments" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "code_comments_submission_idx" ON "code_comments" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "code_comments_work_idx" ON "code_comments" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "code_comments_author_idx" ON "code_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "code_comments_unread_idx" ON "code_comments" USING btree ("owner_id","problem_id") WHERE "code_comments"."read_at" is null;--> statement-breakpoint
CREATE INDEX "course_class_schedules_idx" ON "course_class_schedules" USING btree ("course_class_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_classes_channel_idx" ON "course_classes" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "course_classes_course_idx" ON "course_classes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "document_reads_user_idx" ON "document_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_reads_last_idx" ON "document_reads" USING btree ("document_id","last_read_at");--> statement-breakpoint
CREATE INDEX "course_class_enrolments_user_idx" ON "course_class_enrolments" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "worksheet_enrolments_user_idx" ON "worksheet_enrolments" USING btree ("user_id");--> statement-breakpoint
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
CREATE INDEX "problem_drafts_channel_idx" ON "problem_drafts" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "problem_drafts_author_idx" ON "problem_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "problem_drafts_problem" ON "problem_drafts" USING btree ("problem_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raised_hands_open" ON "raised_hands" USING btree ("user_id") WHERE "raised_hands"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "raised_hands_user_idx" ON "raised_hands" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "raised_hands_lesson_idx" ON "raised_hands" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_content_idx" ON "raised_hands" USING btree ("content_on_lesson_id");--> statement-breakpoint
CREATE INDEX "raised_hands_helper_idx" ON "raised_hands" USING btree ("helped_by");--> statement-breakpoint
CREATE INDEX "worksheets_channel_idx" ON "worksheets" USING btree ("channel_id","order_no","id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_worksheet_id_worksheets_id_fk" FOREIGN KEY ("worksheet_id") REFERENCES "public"."worksheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_verifications_answered_idx" ON "channel_verifications" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "text_message_days_day_idx" ON "text_message_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "text_message_wishes_created_idx" ON "text_message_wishes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "courses_channel_idx" ON "courses" USING btree ("channel_id","order_no","id");--> statement-breakpoint
CREATE INDEX "documents_channel_idx" ON "documents" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "lessons_worksheet_idx" ON "lessons" USING btree ("worksheet_id");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_resolved_idx" ON "user_reports" USING btree ("resolved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificates_award_key" ON "user_certificates" USING btree ("user_id","award_key");--> statement-breakpoint
CREATE INDEX "ranking_scores_order_idx" ON "ranking_scores" USING btree ("period","score" DESC NULLS FIRST,"user_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_one_parent" CHECK (("lessons"."course_id" is null) <> ("lessons"."worksheet_id" is null));--> statement-breakpoint
ALTER TABLE "user_certificates" ADD CONSTRAINT "user_certificates_kind_check" CHECK (num_nonnulls("user_certificates"."certificate_id", "user_certificates"."award_key") = 1);