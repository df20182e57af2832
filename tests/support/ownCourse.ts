import type { CourseClassInput } from '#shared/contract/learning/courseClasses.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { documents } from '#server/db/tables/learning/documents.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import type { Deps } from '#server/domain/deps.ts';

type Place = { readonly db: Deps['db']; readonly channelId: number };

/** A course of the product, which every channel may offer. */
export const PRODUCT_COURSE = 1;

/** A course class as its staff sends it. */
export const classOffer = (overrides: Partial<CourseClassInput> = {}): CourseClassInput => ({
  courseClassStorageId: PRODUCT_COURSE,
  title: '처음 만나는 자바스크립트',
  content: '바닷속에서 코드를 배워요.',
  paymentType: 'POINT',
  cost: 100,
  categoryList: [{ name: '자바스크립트' }],
  visibleState: 'VISIBLE',
  ...overrides,
});

/** A course of a channel with two lessons of one document each. */
export async function makeOwnCourse(place: Place, fields: Partial<typeof courses.$inferInsert> = {}) {
  const { db, channelId } = place;
  const [course] = await db
    .insert(courses)
    .values({ channelId, title: '우리 반 코스', content: '', orderNo: 1, ...fields })
    .returning();
  if (!course) throw new Error('no course');
  const lessonList = [];
  for (const orderNo of [1, 2]) lessonList.push(await addOwnLesson(place, { courseId: course.id }, orderNo));
  return { courseId: course.id, lessonList };
}

/** A lesson, or a chapter, with a document. */
export async function addOwnLesson(
  { db, channelId }: Place,
  parent: { courseId: number } | { worksheetId: number },
  orderNo: number,
) {
  const [lesson] = await db
    .insert(lessons)
    .values({ channelId, title: `${orderNo}번째`, orderNo, ...parent })
    .returning();
  const [document] = await db
    .insert(documents)
    .values({ channelId, title: `읽을거리 ${orderNo}`, content: '# 안녕' })
    .returning();
  if (!lesson || !document) throw new Error('no lesson');
  const [content] = await db
    .insert(lessonContents)
    .values({
      ...{ lessonId: lesson.id, contentType: 'DOCUMENT' as const, contentId: document.id },
      ...{ title: '읽기', orderNo: 1 },
    })
    .returning();
  if (!content) throw new Error('no content');
  return { lessonId: lesson.id, contentOnLessonId: content.id };
}
