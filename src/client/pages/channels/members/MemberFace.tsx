import { lazy, Suspense } from 'react';
import styles from './MemberFace.module.css';

// The wardrobe comes after the page: names and buttons do not wait for faces.
const Portrait = lazy(async () => ({ default: (await import('./Portrait.tsx')).Portrait }));

/** The face of a member, or its first letter while there is no look. */
export function MemberFace({
  nickname,
  itemIdList,
}: {
  readonly nickname: string;
  readonly itemIdList: readonly number[];
}) {
  const letter = <span aria-hidden="true">{Array.from(nickname)[0]}</span>;
  return (
    <span className={styles.face}>
      {itemIdList.length === 0 ? (
        letter
      ) : (
        <Suspense fallback={letter}>
          <Portrait itemIdList={itemIdList} />
        </Suspense>
      )}
    </span>
  );
}
