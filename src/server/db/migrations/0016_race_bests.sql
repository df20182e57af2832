CREATE TABLE "course_bests" (
	"user_id" integer NOT NULL,
	"map_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"version" text NOT NULL,
	"run_class" text NOT NULL,
	"ticks" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_bests_user_id_map_id_course_id_version_run_class_pk" PRIMARY KEY("user_id","map_id","course_id","version","run_class")
);
--> statement-breakpoint
DROP INDEX "course_runs_ranking_idx";--> statement-breakpoint
ALTER TABLE "course_bests" ADD CONSTRAINT "course_bests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_bests_ranking_idx" ON "course_bests" USING btree ("map_id","course_id","version","run_class","ticks","finished_at","user_id");--> statement-breakpoint
CREATE INDEX "course_runs_ranking_idx" ON "course_runs" USING btree ("map_id","course_id","version","run_class","day","ticks","finished_at","user_id");