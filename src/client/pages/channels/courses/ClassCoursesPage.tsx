import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { courseClassQueries } from '#client/net/learning/courseClasses.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { CourseClassCard } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { ClassCard } from './ClassCard.tsx';
import { OpenedByTeacher } from './OpenedByTeacher.tsx';
import { courseTexts as texts } from './texts.ts';
import { WorksheetList } from './WorksheetList.tsx';

// Fetched with the first look into a class.
const ClassPreview = lazy(async () => ({ default: (await import('./ClassPreview.tsx')).ClassPreview }));

const TABS = ['classes', 'worksheets'] as const;
/** Staff also looks after what pupils do not see. */
const STAFF_TABS = [...TABS, 'hidden'] as const;
type Tab = (typeof STAFF_TABS)[number];
const ALL = '';

/** The offers of a class: course classes, and worksheets beside them. */
export function ClassCoursesPage() {
  const { channelDomain, holds } = useChannel();
  const [tab, setTab] = useState<Tab>('classes');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  return (
    <Page width="wide">
      <PageHead title={texts.title}>
        {holds('teacher') && (
          <ButtonLink size="small" to={paths.channelCourseEdit(channelDomain, 'new')} icon={<Plus />}>
            {texts.offer}
          </ButtonLink>
        )}
      </PageHead>
      <Toolbar>
        <Chips
          label={texts.tabsLabel}
          options={(holds('teacher') ? STAFF_TABS : TABS).map((value) => ({
            value,
            label: texts.tabs[value],
          }))}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setTyped('');
          }}
        />
        <SearchField label={texts.search} value={typed} maxLength={40} onChange={setTyped} />
      </Toolbar>
      <OfflineSign />
      <OpenedByTeacher />
      {tab === 'classes' && <Classes key={query} query={query} />}
      {tab === 'worksheets' && <WorksheetList key={query} query={query} />}
      {tab === 'hidden' && <HiddenClasses key={query} query={query} />}
    </Page>
  );
}

function Classes({ query }: { readonly query: string }) {
  const { id, holds } = useChannel();
  const [page, setPage] = useState(1);
  const [category, setCategory] = useState(ALL);
  const [previewed, setPreviewed] = useState<CourseClassCard | null>();
  const filter = { page, query, category };
  const classes = useQuery({ ...courseClassQueries.list(id, filter), placeholderData: keepPreviousData });
  const isFiltered = query !== '' || category !== ALL;
  return (
    <Stack as="section" aria-label={texts.tabs.classes}>
      {classes.data && classes.data.categoryList.length > 1 && (
        <Chips
          label={texts.categories}
          options={[ALL, ...classes.data.categoryList].map((value) => ({
            value,
            label: value === ALL ? texts.allCategories : value,
          }))}
          value={category}
          onChange={(next) => {
            setCategory(next);
            setPage(1);
          }}
        />
      )}
      <ListBody
        query={classes}
        failed={texts.failed}
        empty={
          <Section>
            {isFiltered ? (
              <EmptyState scene="lost" title={texts.noMatch} hint={texts.noMatchHint} />
            ) : (
              <EmptyState
                scene="no-lessons"
                title={texts.empty}
                hint={holds('teacher') ? texts.staffEmptyHint : texts.emptyHint}
              />
            )}
          </Section>
        }
      >
        {(found) => <Cards found={found} page={page} onPage={setPage} onPreview={setPreviewed} />}
      </ListBody>
      {previewed !== undefined && (
        <Suspense>
          <ClassPreview courseClass={previewed} onClose={() => setPreviewed(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

function HiddenClasses({ query }: { readonly query: string }) {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [previewed, setPreviewed] = useState<CourseClassCard | null>(null);
  const filter = { page, query, visible_state: 'INVISIBLE' as const };
  const classes = useQuery({ ...courseClassQueries.staff(id, filter), placeholderData: keepPreviousData });
  return (
    <Stack as="section" aria-label={texts.tabs.hidden}>
      <ListBody
        query={classes}
        failed={texts.failed}
        empty={
          <Section>
            {query === '' ? (
              <EmptyState scene="no-lessons" title={texts.noHidden} hint={texts.noHiddenHint} />
            ) : (
              <EmptyState scene="lost" title={texts.noMatch} hint={texts.noMatchHint} />
            )}
          </Section>
        }
      >
        {(found) => <Cards found={found} page={page} onPage={setPage} onPreview={setPreviewed} />}
      </ListBody>
      <ClassPreview courseClass={previewed} onClose={() => setPreviewed(null)} />
    </Stack>
  );
}

function Cards({
  found: { courseClassList, pageCount },
  page,
  onPage,
  onPreview,
}: {
  readonly found: { readonly courseClassList: readonly CourseClassCard[]; readonly pageCount: number };
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onPreview: (courseClass: CourseClassCard) => void;
}) {
  return (
    <>
      <Grid as="ul" min={300} gap={5}>
        {courseClassList.map((one) => (
          <li key={one.courseClassId}>
            <ClassCard courseClass={one} onPreview={() => onPreview(one)} />
          </li>
        ))}
      </Grid>
      <Pager first={1} page={page} pageCount={pageCount} onPage={onPage} />
    </>
  );
}
