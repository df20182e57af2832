CREATE TABLE "stage_runs" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"step_count" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_runs_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
CREATE TABLE "stage_stars" (
	"user_id" integer NOT NULL,
	"problem_id" integer NOT NULL,
	"few_blocks" boolean NOT NULL,
	"few_steps" boolean NOT NULL,
	"best_blocks" integer NOT NULL,
	"best_steps" integer NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_stars_user_id_problem_id_pk" PRIMARY KEY("user_id","problem_id")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "stage" jsonb;--> statement-breakpoint
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_runs" ADD CONSTRAINT "stage_runs_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_stars" ADD CONSTRAINT "stage_stars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_stars" ADD CONSTRAINT "stage_stars_problem_id_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_runs_problem_idx" ON "stage_runs" USING btree ("problem_id","solved_at");