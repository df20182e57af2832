import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { exportMatrix, progressQueries } from '#client/net/learning/classProgress.ts';
import type { ExportFormat } from '#client/net/learning/homeworks.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import type { Matrix as MatrixData } from '#shared/contract/learning/classProgress.ts';
import { useChannel } from '../frame/channelContext.ts';
import { CellLegend } from './CellMark.tsx';
import { ClassFilter } from './ClassFilter.tsx';
import { Matrix } from './Matrix.tsx';
import { MatrixByMember } from './MatrixByMember.tsx';
import { ProgressFrame } from './ProgressFrame.tsx';
import { progressTexts as texts } from './texts.ts';
import { useClassFilter } from './useClassFilter.ts';

const PHONE = '(max-width: 640px)';

/** The teachers' view of how far everybody is with the lessons of a course, while they learn. */
export function ProgressPage() {
  return (
    <ProgressFrame>
      <MatrixPanel />
    </ProgressFrame>
  );
}

/** The table with its filters; also a part of the overview of the class. */
export function MatrixPanel() {
  const { id, channelName, channelDomain } = useChannel();
  const { filter, valueOf, choose } = useClassFilter();
  const [page, setPage] = useState(1);
  const [unfolded, setUnfolded] = useState<number>();
  const isPhone = useMedia(PHONE);
  const navigate = useNavigate();
  const courses = useQuery(progressQueries.courses(id)).data ?? [];
  const matrix = useQuery({
    ...progressQueries.matrix(id, {
      ...filter,
      page,
      ...(unfolded !== undefined && { lesson_id: unfolded }),
    }),
    placeholderData: keepPreviousData,
  });
  const View = isPhone ? MatrixByMember : Matrix;
  return (
    <Section
      level={1}
      lead={<LayoutGrid aria-hidden="true" size={22} />}
      title={
        <>
          {texts.title}
          <VisuallyHidden>{channelName}</VisuallyHidden>
        </>
      }
      beside={
        matrix.data && (
          <span role="status">
            <Chip tone="success">{texts.here(matrix.data.hereCount, matrix.data.totalCount)}</Chip>
          </span>
        )
      }
      actions={<CellLegend />}
    >
      <ClassFilter
        valueOf={valueOf}
        choose={(key, value) => {
          // A lesson of another course cannot be unfolded, and another group begins with its first page.
          if (key === 'course_id') setUnfolded(undefined);
          setPage(1);
          choose(key, value);
        }}
      >
        <ExportButtons />
      </ClassFilter>
      <ListBody query={matrix} failed={texts.failed}>
        {(data) =>
          data.lessonList.length === 0 || data.memberList.length === 0 ? (
            <NothingYet
              data={data}
              isFiltered={valueOf('group_id') !== undefined || valueOf('tag_id') !== undefined}
            />
          ) : (
            <>
              <View
                data={data}
                title={courses.find(({ courseId }) => courseId === data.courseId)?.title ?? ''}
                unfolded={unfolded}
                onUnfold={setUnfolded}
                onOpen={({ memberId }, { contentId }) =>
                  void navigate(paths.channelMemberCode(channelDomain, memberId, contentId))
                }
                reportOf={(memberId) => paths.channelMemberReport(channelDomain, memberId)}
              />
              <Pager first={1} page={page} pageCount={data.pageCount} onPage={setPage} />
            </>
          )
        }
      </ListBody>
    </Section>
  );
}

function NothingYet({
  data: { courseId, lessonList },
  isFiltered,
}: {
  readonly data: MatrixData;
  readonly isFiltered: boolean;
}) {
  const { channelDomain } = useChannel();
  if (courseId === null) return <EmptyState title={texts.noCourse} hint={texts.noCourseHint} />;
  if (lessonList.length === 0) return <EmptyState title={texts.noLesson} hint={texts.noLessonHint} />;
  if (isFiltered) return <EmptyState scene="lost" title={texts.nobodyFound} hint={texts.nobodyFoundHint} />;
  return (
    <EmptyState title={texts.nobody} hint={texts.nobodyHint}>
      <ButtonLink to={paths.channelMembers(channelDomain)} tone="ok">
        {texts.toMembers}
      </ButtonLink>
    </EmptyState>
  );
}

function ExportButtons() {
  const { id, channelName } = useChannel();
  const { filter } = useClassFilter();
  const save = (format: ExportFormat) =>
    void exportMatrix(id, filter, format, `${texts.title} ${channelName}`).catch((error: unknown) =>
      showToast({ text: userMessageOf(error, texts.exportFailed), theme: 'warning' }),
    );
  return (
    <Cluster role="group" aria-label={texts.export}>
      <Button size="small" tone="alt" icon={<FileSpreadsheet />} onClick={() => save('csv')}>
        {texts.csv}
      </Button>
      <Button size="small" tone="alt" icon={<FileSpreadsheet />} onClick={() => save('xlsx')}>
        {texts.xlsx}
      </Button>
    </Cluster>
  );
}
