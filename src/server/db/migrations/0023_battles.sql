CREATE TABLE "battle_invitations" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "battle_invitations_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_members" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"team_id" integer,
	"ready" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_members_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_ratings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"battle_count" integer DEFAULT 0 NOT NULL,
	"win_count" integer DEFAULT 0 NOT NULL,
	"reward_day" text DEFAULT '' NOT NULL,
	"reward_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "battle_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "battle_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"channel_id" integer NOT NULL,
	"host_id" integer,
	"password_hash" text,
	"settings" jsonb NOT NULL,
	"is_quick" boolean DEFAULT false NOT NULL,
	"is_class" boolean DEFAULT false NOT NULL,
	"tier" text,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"contest_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competition_reports" (
	"competition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"content" text NOT NULL,
	"written_by" integer,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_reports_competition_id_user_id_pk" PRIMARY KEY("competition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"contest_id" integer NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"limit_time" integer NOT NULL,
	"start_date" timestamp with time zone NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"freeze_minutes" integer NOT NULL,
	"enroll_role" text NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
CREATE TABLE "contest_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contest_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest_id" integer NOT NULL,
	"order" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"difficulty" integer NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_entries" (
	"submission_id" integer PRIMARY KEY NOT NULL,
	"contest_id" integer NOT NULL,
	"competition_content_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"verdict" text,
	"correct" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"fraction" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_similarities" (
	"contest_id" integer NOT NULL,
	"competition_content_id" integer NOT NULL,
	"low_user_id" integer NOT NULL,
	"high_user_id" integer NOT NULL,
	"percentage" integer NOT NULL,
	CONSTRAINT "contest_similarities_contest_id_competition_content_id_low_user_id_high_user_id_pk" PRIMARY KEY("contest_id","competition_content_id","low_user_id","high_user_id")
);
--> statement-breakpoint
CREATE TABLE "contest_users" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"team_id" integer,
	"enrolled_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "contest_users_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"rule" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"scored_ms" integer NOT NULL,
	"paused_ms" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"freeze_from_ms" integer,
	"share_solutions" boolean NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "battle_invitations" ADD CONSTRAINT "battle_invitations_room_id_battle_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."battle_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_invitations" ADD CONSTRAINT "battle_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_members" ADD CONSTRAINT "battle_members_room_id_battle_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."battle_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_members" ADD CONSTRAINT "battle_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_ratings" ADD CONSTRAINT "battle_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_rooms" ADD CONSTRAINT "battle_rooms_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_reports" ADD CONSTRAINT "competition_reports_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_contents" ADD CONSTRAINT "contest_contents_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_contents" ADD CONSTRAINT "contest_contents_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_competition_content_id_contest_contents_id_fk" FOREIGN KEY ("competition_content_id") REFERENCES "public"."contest_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_competition_content_id_contest_contents_id_fk" FOREIGN KEY ("competition_content_id") REFERENCES "public"."contest_contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_low_user_id_users_id_fk" FOREIGN KEY ("low_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_similarities" ADD CONSTRAINT "contest_similarities_high_user_id_users_id_fk" FOREIGN KEY ("high_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_users" ADD CONSTRAINT "contest_users_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_users" ADD CONSTRAINT "contest_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_invitations_user_idx" ON "battle_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "battle_members_user_idx" ON "battle_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_members_one_room" ON "battle_members" USING btree ("user_id") WHERE "battle_members"."state" = 'IN';--> statement-breakpoint
CREATE UNIQUE INDEX "battle_rooms_open_code" ON "battle_rooms" USING btree ("code") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_lobby_idx" ON "battle_rooms" USING btree ("channel_id","id") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_active_idx" ON "battle_rooms" USING btree ("active_at") WHERE "battle_rooms"."state" <> 'CLOSED';--> statement-breakpoint
CREATE INDEX "battle_rooms_contest_idx" ON "battle_rooms" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "battle_rooms_host_idx" ON "battle_rooms" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "competition_reports_user_idx" ON "competition_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "competition_reports_writer_idx" ON "competition_reports" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "competitions_channel_idx" ON "competitions" USING btree ("channel_id","end_date","id");--> statement-breakpoint
CREATE INDEX "competitions_contest_idx" ON "competitions" USING btree ("contest_id");--> statement-breakpoint
CREATE INDEX "competitions_creator_idx" ON "competitions" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_contents_order" ON "contest_contents" USING btree ("contest_id","order");--> statement-breakpoint
CREATE INDEX "contest_entries_contest_idx" ON "contest_entries" USING btree ("contest_id","user_id","competition_content_id");--> statement-breakpoint
CREATE INDEX "contest_entries_user_idx" ON "contest_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contest_entries_waiting_idx" ON "contest_entries" USING btree ("contest_id") WHERE "contest_entries"."verdict" is null;--> statement-breakpoint
CREATE INDEX "contest_similarities_low_idx" ON "contest_similarities" USING btree ("low_user_id");--> statement-breakpoint
CREATE INDEX "contest_similarities_high_idx" ON "contest_similarities" USING btree ("high_user_id");--> statement-breakpoint
CREATE INDEX "contest_users_user_idx" ON "contest_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contests_open_idx" ON "contests" USING btree ("id") WHERE "contests"."settled_at" is null;