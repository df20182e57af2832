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
ALTER TABLE "user_schedule_dates" ADD CONSTRAINT "user_schedule_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;