import { LessonPage } from '#client/pages/learning/LessonPage.tsx';
import { Queries } from './Queries.tsx';

/** The lesson page with the query cache around it; both come with the first lesson. */
export function LessonRoute() {
  return (
    <Queries>
      <LessonPage />
    </Queries>
  );
}
