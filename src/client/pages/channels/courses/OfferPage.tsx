import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sessionStore } from '#client/stores/sessionStore.ts';
import {
  courseClassQueries,
  useRemoveCourseClass,
  useSaveCourseClass,
} from '#client/net/learning/courseClasses.ts';
import { ApiError, errorCodeOf, userMessageOf } from '#client/net/rest/ApiError.ts';
import { Page } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { CourseClass, CourseClassSchedule } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { OfferFields } from './OfferFields.tsx';
import {
  EMPTY_OFFER,
  formOf,
  inputOf,
  offerProblems,
  problemsOf,
  type OfferForm,
  type OfferProblems,
} from './offerForm.ts';
import { courseTexts } from './texts.ts';

const texts = courseTexts.form;
/** The names of the fields that can have a problem. */
const NAMES = {
  ...{ courseId: texts.course, teacherId: texts.teacher, title: texts.title, content: texts.content },
  ...{ cost: texts.cost, categories: texts.categories, contentTitle: texts.contentTitle },
  ...{ goals: texts.goals, subjects: texts.subjects, goodPeople: texts.goodPeople },
  ...{ prerequisite: texts.prerequisite, closing: texts.closing, dates: texts.dates },
} as const;
const ID = /^[1-9]\d{0,8}$/;

/** The page on which staff offers a course as a course class, or changes one. */
export function OfferPage() {
  const { id, channelDomain, holds } = useChannel();
  const { courseClassId = '' } = useParams();
  const isNew = courseClassId === 'new';
  const isThere = ID.test(courseClassId);
  const one = useQuery({ ...courseClassQueries.one(id, Number(courseClassId)), enabled: isThere });
  const schedules = useQuery({
    ...courseClassQueries.schedules(id, Number(courseClassId)),
    enabled: isThere,
  });
  const back = <ButtonLink to={paths.channelCourses(channelDomain)}>{courseTexts.toCourses}</ButtonLink>;
  if (!holds('teacher') || !(isNew || isThere) || errorCodeOf(one.error) === 'RESOURCE_NOT_FOUND')
    return (
      <Page>
        <Panel>
          <EmptyState scene="lost" title={courseTexts.notFound}>
            {back}
          </EmptyState>
        </Panel>
      </Page>
    );
  return (
    <Page>
      <Row>{back}</Row>
      {isNew ? (
        <Offer courseClass={null} schedules={[]} />
      ) : (
        <ListBody query={one} failed={courseTexts.failed}>
          {(courseClass) => (
            <ListBody query={schedules} failed={courseTexts.failed}>
              {(list) => <Offer key={courseClass.version} courseClass={courseClass} schedules={list} />}
            </ListBody>
          )}
        </ListBody>
      )}
    </Page>
  );
}

function Offer({
  courseClass,
  schedules,
}: {
  readonly courseClass: CourseClass | null;
  readonly schedules: readonly CourseClassSchedule[];
}) {
  const { id, channelDomain } = useChannel();
  const userId = useStore(sessionStore, ({ user }) => user?.userId ?? 0);
  const navigate = useNavigate();
  const [form, setForm] = useState<OfferForm>(() =>
    courseClass ? formOf(courseClass, schedules) : { ...EMPTY_OFFER, teacherId: userId },
  );
  const choices = useQuery(courseClassQueries.choices(id));
  const set = (change: Partial<OfferForm>) => setForm((before) => ({ ...before, ...change }));
  const save = useSaveCourseClass(
    { id, courseClassId: courseClass?.courseClassId ?? null },
    {
      onSuccess: async ({ courseClassId }) => {
        showToast({ text: texts.saved, theme: 'success' });
        await navigate(paths.channelCourse(channelDomain, courseClassId));
      },
      onError: (error) => {
        if (error instanceof ApiError) setProblems(offerProblems(error.fieldErrors));
      },
    },
  );
  const remove = useRemoveCourseClass(id, {
    onSuccess: async () => {
      showToast({ text: texts.removed, theme: 'success' });
      await navigate(paths.channelCourses(channelDomain));
    },
    onError: (error) =>
      showToast({
        text:
          errorCodeOf(error) === 'ALREADY_REFERENCED_CONTENT'
            ? texts.hasMembers
            : userMessageOf(error, texts.failed),
        theme: 'warning',
      }),
  });
  const [problems, setProblems] = useState<OfferProblems>({});
  const body = useRef<HTMLFormElement>(null);
  // The focus goes to the first faulty field.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemsOf(form);
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate(inputOf(form, courseClass?.version ?? 0));
  };
  const named = (Object.keys(problems) as (keyof typeof NAMES)[]).map((name) => NAMES[name]);
  const isConflict = errorCodeOf(save.error) === 'CONTENT_CONFLICT';
  return (
    <form ref={body} onSubmit={submit} noValidate>
      <Section as="div" level={1} title={courseClass ? courseTexts.change : courseTexts.offer}>
        <ListBody query={choices} failed={courseTexts.failed}>
          {(found) => <OfferFields {...{ form, problems, courseClass }} choices={found} onChange={set} />}
        </ListBody>
        <FormMessage
          message={
            named.length > 0
              ? texts.lookAgain(named)
              : save.error
                ? isConflict
                  ? texts.conflict
                  : userMessageOf(save.error, texts.failed)
                : undefined
          }
        />
        <Cluster>
          <Button type="submit" size="large" busy={save.isPending}>
            {texts.save}
          </Button>
          {courseClass && (
            <Button
              tone="danger"
              busy={remove.isPending}
              onClick={() =>
                openDialog('confirm', {
                  title: texts.removeTitle,
                  detail: texts.removeDetail,
                  confirmLabel: texts.remove,
                  danger: true,
                  onConfirm: () => remove.mutate(courseClass.courseClassId),
                })
              }
            >
              {texts.remove}
            </Button>
          )}
        </Cluster>
      </Section>
    </form>
  );
}
