CREATE TABLE "document_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pictures" ADD CONSTRAINT "document_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pictures_document_idx" ON "document_pictures" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_pictures_file_idx" ON "document_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blocks_changed_idx" ON "blocks" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_changed_idx" ON "courses" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_changed_idx" ON "documents" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "problems_changed_idx" ON "problems" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "videos_changed_idx" ON "videos" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "worksheets_changed_idx" ON "worksheets" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);