CREATE TABLE "identity_verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_no" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"guardian_link_id" integer,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"failure" text,
	"token_version_id" text NOT NULL,
	"secret" text,
	"ci_hash" text,
	"birth_date" date,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tracking_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_given" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_schedule_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_schedule_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"schedule_type" text NOT NULL,
	"start_day_of_the_week" text,
	"start_date" date,
	"start_time" integer NOT NULL,
	"end_time" integer NOT NULL,
	"schedule_date_state" text NOT NULL,
	CONSTRAINT "user_schedule_dates_day" UNIQUE("user_id","start_day_of_the_week","start_time"),
	CONSTRAINT "user_schedule_dates_date" UNIQUE("user_id","start_date","start_time"),
	CONSTRAINT "user_schedule_dates_type" CHECK (("user_schedule_dates"."schedule_type" = 'DAY') = ("user_schedule_dates"."start_day_of_the_week" is not null) and ("user_schedule_dates"."schedule_type" = 'DATE') = ("user_schedule_dates"."start_date" is not null)),
	CONSTRAINT "user_schedule_dates_slot" CHECK ("user_schedule_dates"."start_time" between 0 and 1380 and "user_schedule_dates"."start_time" % 60 = 0 and "user_schedule_dates"."end_time" = "user_schedule_dates"."start_time" + 60)
);
--> statement-breakpoint
CREATE TABLE "registration_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"teacher_id" integer,
	"user_id" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"registration_state" text DEFAULT 'RESERVED' NOT NULL,
	"progress_state" text DEFAULT 'READY' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reminded_day_for" timestamp with time zone,
	"reminded_soon_for" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_by" integer,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "registration_options" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reminds_day_before" boolean DEFAULT true NOT NULL,
	"reminds_soon" boolean DEFAULT true NOT NULL,
	"meeting_type" text,
	"meeting_url" text,
	"asked_guardian_at" timestamp with time zone,
	"calendar_key_hash" text
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"content_type" text NOT NULL,
	"content_id" integer NOT NULL,
	"meeting_type" text NOT NULL,
	"meeting_url" text NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_content_type_content_id_pk" PRIMARY KEY("content_type","content_id")
);
--> statement-breakpoint
CREATE TABLE "ticket_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ticket_state" text NOT NULL,
	"by_user_id" integer,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"payment_id" integer,
	"issued_by" integer,
	"payment_product_id" integer,
	"ticket_state" text DEFAULT 'AVAILABLE' NOT NULL,
	"content_type" text,
	"content_id" integer,
	"content_title" text DEFAULT '' NOT NULL,
	"channel_id" integer,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "section_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD CONSTRAINT "identity_verifications_guardian_link_id_guardian_links_id_fk" FOREIGN KEY ("guardian_link_id") REFERENCES "public"."guardian_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_consents" ADD CONSTRAINT "tracking_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_schedule_dates" ADD CONSTRAINT "user_schedule_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_dates" ADD CONSTRAINT "registration_dates_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_options" ADD CONSTRAINT "registration_options_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_histories" ADD CONSTRAINT "ticket_histories_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_verifications_request_no_key" ON "identity_verifications" USING btree ("request_no");--> statement-breakpoint
CREATE INDEX "identity_verifications_user_idx" ON "identity_verifications" USING btree ("user_id","purpose","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_link_idx" ON "identity_verifications" USING btree ("guardian_link_id","id");--> statement-breakpoint
CREATE INDEX "identity_verifications_expires_idx" ON "identity_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_dates_slot" ON "registration_dates" USING btree ("teacher_id","starts_at") WHERE "registration_dates"."registration_state" <> 'CANCELLED';--> statement-breakpoint
CREATE UNIQUE INDEX "registration_dates_pupil_slot" ON "registration_dates" USING btree ("user_id","starts_at") WHERE "registration_dates"."registration_state" <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "registration_dates_channel_idx" ON "registration_dates" USING btree ("channel_id","starts_at");--> statement-breakpoint
CREATE INDEX "registration_dates_ticket_idx" ON "registration_dates" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "registration_dates_cancelled_by_idx" ON "registration_dates" USING btree ("cancelled_by");--> statement-breakpoint
CREATE INDEX "registration_dates_reserved_idx" ON "registration_dates" USING btree ("starts_at") WHERE "registration_dates"."registration_state" = 'RESERVED';--> statement-breakpoint
CREATE UNIQUE INDEX "registration_options_calendar_key" ON "registration_options" USING btree ("calendar_key_hash");--> statement-breakpoint
CREATE INDEX "meetings_updated_by_idx" ON "meetings" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "ticket_histories_ticket_idx" ON "ticket_histories" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "ticket_histories_user_idx" ON "ticket_histories" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "ticket_histories_by_user_idx" ON "ticket_histories" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "tickets_user_idx" ON "tickets" USING btree ("user_id","ticket_state","expires_at");--> statement-breakpoint
CREATE INDEX "tickets_payment_idx" ON "tickets" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "tickets_channel_idx" ON "tickets" USING btree ("channel_id","id");--> statement-breakpoint
CREATE INDEX "tickets_issued_by_idx" ON "tickets" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "tickets_expiry_idx" ON "tickets" USING btree ("ticket_state","expires_at");