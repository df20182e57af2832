CREATE TABLE "ranking_opt_outs" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_scores" (
	"user_id" integer NOT NULL,
	"period" text NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"success" integer DEFAULT 0 NOT NULL,
	"submitted_problem_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ranking_scores_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
ALTER TABLE "ranking_opt_outs" ADD CONSTRAINT "ranking_opt_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_scores" ADD CONSTRAINT "ranking_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_scores_order_idx" ON "ranking_scores" USING btree ("period","score" DESC NULLS LAST,"user_id");