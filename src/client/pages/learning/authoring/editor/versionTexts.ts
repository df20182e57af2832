import { josa } from 'es-hangul';
import type { ContentVersion } from '#shared/contract/learning/authoring/versions.ts';
import { seenAt } from './seenAt.ts';

const MOST_NAMES = 3;

/** Texts of the earlier versions of a content. */
export const versionTexts = {
  open: '지난 버전',
  title: '지난 버전',
  hint: '고칠 때마다 여기에 남아요. 되돌려도 지금 내용은 여기에 남아요.',
  liveHint: '고칠 때마다 여기에 남아요. 공개된 자료라서, 되돌리면 학생에게 바로 보여요.',
  failed: '지난 버전을 불러오지 못했어요.',
  none: '아직 지난 버전이 없어요.',
  noneHint: '내용을 고치면 고치기 전 것부터 여기에 남아요.',
  first: '처음 내용이에요.',
  changed: (names: readonly string[]) => {
    const shown = names.slice(0, MOST_NAMES).join(', ');
    const rest = names.length - MOST_NAMES;
    return rest > 0 ? `${shown} 외 ${rest}가지를 고쳤어요.` : `${josa(shown, '을/를')} 고쳤어요.`;
  },
  restoredFrom: (when: string) => `${when} 버전으로 되돌렸어요.`,
  published: '공개',
  current: '지금 내용',
  restore: '되돌리기',
  restoreTo: (when: string) => `${when} 버전으로 되돌리기`,
  restored: '되돌렸어요.',
  restoreFailed: '되돌리지 못했어요. 다시 시도해 주세요.',
  conflict: '그사이에 다른 창이나 다른 선생님이 고쳤어요. 새 내용을 보고 다시 골라 주세요.',
  reload: '새 내용 보기',
} as const;

/** One line about what a version changed; `fieldNames` are the words for the fields of its kind. */
export function changeLine(
  { restoredFrom, changedFieldList }: Pick<ContentVersion, 'restoredFrom' | 'changedFieldList'>,
  fieldNames: Readonly<Record<string, string>>,
): string {
  if (restoredFrom !== null) return versionTexts.restoredFrom(seenAt(restoredFrom));
  if (changedFieldList.length === 0) return versionTexts.first;
  return versionTexts.changed(changedFieldList.map((field) => fieldNames[field] ?? field));
}
