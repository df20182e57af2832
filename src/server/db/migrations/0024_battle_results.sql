CREATE TABLE "battle_results" (
	"contest_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"solved" integer NOT NULL,
	"wrong" integer NOT NULL,
	"gains" jsonb NOT NULL,
	"point" integer NOT NULL,
	"exp" integer NOT NULL,
	"is_over_day" boolean NOT NULL,
	"rating_before" integer,
	"rating_after" integer,
	CONSTRAINT "battle_results_contest_id_user_id_pk" PRIMARY KEY("contest_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_results" ADD CONSTRAINT "battle_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_results_user_idx" ON "battle_results" USING btree ("user_id","contest_id");