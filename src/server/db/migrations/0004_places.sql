CREATE TABLE "collected_shells" (
	"user_id" integer NOT NULL,
	"day" text NOT NULL,
	"map_id" integer NOT NULL,
	"shell_id" integer NOT NULL,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collected_shells_user_id_day_map_id_shell_id_pk" PRIMARY KEY("user_id","day","map_id","shell_id")
);
--> statement-breakpoint
CREATE TABLE "course_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version" text NOT NULL,
	"run_class" text NOT NULL,
	"day" text NOT NULL,
	"ticks" integer NOT NULL,
	"skills" jsonb NOT NULL,
	"start" jsonb NOT NULL,
	"inputs" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "found_secrets" (
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"secret_id" integer NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "found_secrets_user_id_map_id_secret_id_pk" PRIMARY KEY("user_id","map_id","secret_id")
);
--> statement-breakpoint
ALTER TABLE "collected_shells" ADD CONSTRAINT "collected_shells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_runs" ADD CONSTRAINT "course_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_secrets" ADD CONSTRAINT "found_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_runs_day_key" ON "course_runs" USING btree ("user_id","map_id","course_id","version","run_class","day");--> statement-breakpoint
CREATE INDEX "course_runs_ranking_idx" ON "course_runs" USING btree ("map_id","course_id","version","run_class","ticks");