import { ReportsPage } from '#client/pages/staff/ReportsPage.tsx';
import { Queries } from './Queries.tsx';

/** The page of staff with the query cache around it. */
export function ReportsRoute() {
  return (
    <Queries>
      <ReportsPage />
    </Queries>
  );
}
