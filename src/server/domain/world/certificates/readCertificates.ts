import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { rowsBefore } from '#shared/contract/paging.ts';
import type { Certificate } from '#shared/contract/world/certificates.ts';
import type { Database } from '#server/db/connect.ts';
import { userCertificates } from '#server/db/tables/world/certificates.ts';
import { AppError } from '#server/platform/appError.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { certificateById } from './certificateDefinitions.ts';
import { certificateSvg } from './certificateSvg.ts';
import { certificateTexts } from './texts.ts';
import type { UserQuery } from '#server/domain/call.ts';

type Row = typeof userCertificates.$inferSelect;

/** One page of the user's certificates, the newest first; pages start at 0. */
export async function listCertificates({
  db,
  userId,
  page,
  size,
}: UserQuery & { page: number; size: number }) {
  const own = eq(userCertificates.userId, userId);
  const totalCount = await db.$count(userCertificates, own);
  const rows = await db
    .select()
    .from(userCertificates)
    .where(own)
    .orderBy(desc(userCertificates.id))
    .limit(size)
    .offset(rowsBefore({ page, first: 0, size }));
  return { certificateList: rows.map(toCertificate), totalCount };
}

/** A certificate of the user with its drawn words. Throws RESOURCE_NOT_FOUND. */
export async function readCertificate(query: UserQuery & { readonly id: number }) {
  return drawCertificate(await ownCertificate(query));
}

/** A stored certificate with its drawn words. */
export function drawCertificate(row: Row) {
  const certificate = toCertificate(row);
  const day = seoulDay(row.issuedAt);
  const ofStory = row.certificateId === null ? undefined : certificateById(row.certificateId);
  const [first = '', second = ''] = row.lines ?? ofStory?.lines ?? [];
  const words = { ...certificate, lines: [first, second] as const, number: certificate.certificateNumber };
  return { ...certificate, svg: certificateSvg({ ...words, day }) };
}

/** The background picture of a certificate. Throws RESOURCE_NOT_FOUND. */
export async function readBackground(query: UserQuery & { readonly id: number }) {
  await ownCertificate(query);
  background ??= readPicture().catch((error: unknown) => {
    background = null;
    throw error;
  });
  return { contentType: 'image/webp' as const, image: (await background).toString('base64') };
}

/** Read once; it is the same for everybody. */
let background: Promise<Buffer> | null = null;

/** From the built client, or from the pictures it is built of. */
function readPicture(): Promise<Buffer> {
  const pictureIn = (folder: string) => readFile(join(projectRoot, folder, 'ui/covers/certificate.webp'));
  return pictureIn('dist').catch(() => pictureIn('assets'));
}

/** Maps the id of each story certificate that the user has to its row id. */
export async function ownedCertificates({ db, userId }: UserQuery): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: userCertificates.id, certificateId: userCertificates.certificateId })
    .from(userCertificates)
    .where(and(eq(userCertificates.userId, userId), isNotNull(userCertificates.certificateId)));
  return new Map(
    rows.flatMap(({ id, certificateId }) => (certificateId === null ? [] : [[certificateId, id]])),
  );
}

/** The ids of the certificates of stories that a user has, as an array inside of a statement. */
export const certificateIds = (userId: number): SQL => sql`array(
  select certificate_id from ${userCertificates} where user_id = ${userId}::int and certificate_id is not null)`;

/** When the user got each of them: rows of id, map 0 and time, inside of a statement. */
export const certificateDates = (userId: number): SQL => sql`
  select certificate_id, 0, issued_at from ${userCertificates}
  where user_id = ${userId}::int and certificate_id is not null`;

/** The users among these who have a certificate. */
export async function certificateOwnersAmong(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly certificateId: number;
}) {
  const rows = await query.db
    .select({ userId: userCertificates.userId })
    .from(userCertificates)
    .where(
      and(
        inArray(userCertificates.userId, [...query.userIds]),
        eq(userCertificates.certificateId, query.certificateId),
      ),
    );
  return rows.map(({ userId }) => userId);
}

async function ownCertificate({ db, userId, id }: UserQuery & { readonly id: number }): Promise<Row> {
  const [row] = await db
    .select()
    .from(userCertificates)
    .where(and(eq(userCertificates.userId, userId), eq(userCertificates.id, id)));
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no certificate ${id}` });
  return row;
}

function toCertificate({ id, nickname, title, awardKey, issuedAt }: Row): Certificate {
  return {
    userCertificateId: id,
    certificateNumber: certificateTexts.number(seoulDay(issuedAt).slice(0, 4), id),
    nickname,
    title,
    isAward: awardKey !== null,
    issuedAt: issuedAt.toISOString(),
  };
}
