CREATE TABLE "friend_gifts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "friend_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"day" text NOT NULL,
	"point" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_gates" (
	"user_id" integer NOT NULL,
	"day" text NOT NULL,
	"map_id" integer NOT NULL,
	"gate_id" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_gates_user_id_day_map_id_gate_id_pk" PRIMARY KEY("user_id","day","map_id","gate_id")
);
--> statement-breakpoint
ALTER TABLE "friend_gifts" ADD CONSTRAINT "friend_gifts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friend_gifts" ADD CONSTRAINT "friend_gifts_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_gates" ADD CONSTRAINT "opened_gates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "friend_gifts_day_key" ON "friend_gifts" USING btree ("sender_id","receiver_id","day");--> statement-breakpoint
CREATE INDEX "friend_gifts_receiver_idx" ON "friend_gifts" USING btree ("receiver_id","id");