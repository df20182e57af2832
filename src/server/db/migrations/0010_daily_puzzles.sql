CREATE TABLE "daily_puzzle_solutions" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"way" text NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_puzzle_solutions_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "daily_puzzle_solutions" ADD CONSTRAINT "daily_puzzle_solutions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_puzzle_solutions_day_idx" ON "daily_puzzle_solutions" USING btree ("day","solved_at");