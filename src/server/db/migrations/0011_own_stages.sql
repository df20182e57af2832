CREATE TABLE "own_stage_plays" (
	"stage_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	"paid_day" date,
	"hearted_at" timestamp with time zone,
	CONSTRAINT "own_stage_plays_stage_id_user_id_pk" PRIMARY KEY("stage_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "own_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"board" jsonb NOT NULL,
	"first_word" integer NOT NULL,
	"second_word" integer NOT NULL,
	"programs" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"proof" jsonb,
	"is_remix" boolean DEFAULT false NOT NULL,
	"root_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"to_friends" boolean DEFAULT false NOT NULL,
	"channel_id" integer,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "own_stage_plays" ADD CONSTRAINT "own_stage_plays_stage_id_own_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."own_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stage_plays" ADD CONSTRAINT "own_stage_plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stages" ADD CONSTRAINT "own_stages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stages" ADD CONSTRAINT "own_stages_root_id_own_stages_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."own_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stages" ADD CONSTRAINT "own_stages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_stage_plays_user_idx" ON "own_stage_plays" USING btree ("user_id","paid_day");--> statement-breakpoint
CREATE INDEX "own_stages_user_idx" ON "own_stages" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_stages_channel_idx" ON "own_stages" USING btree ("channel_id","sent_at");--> statement-breakpoint
CREATE INDEX "own_stages_root_idx" ON "own_stages" USING btree ("root_id");