import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseClassQueries } from '#client/net/learning/courseClasses.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading, Text } from '#client/ui/text/Text.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { CourseClassCard } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Curriculum } from './Curriculum.tsx';
import { Goals } from './Goals.tsx';
import { courseTexts as texts } from './texts.ts';

/** A course class at a glance: nothing in it can be opened, and it closes on the backdrop or its button. */
export function ClassPreview({
  courseClass,
  onClose,
}: {
  readonly courseClass: CourseClassCard | null;
  readonly onClose: () => void;
}) {
  // The last class on show stays while the dialog fades out.
  const [shown, setShown] = useState(courseClass);
  if (courseClass !== null && courseClass !== shown) setShown(courseClass);
  return (
    <LocalDialog open={courseClass !== null} onClose={onClose}>
      {shown && <Preview courseClass={shown} />}
    </LocalDialog>
  );
}

function Preview({ courseClass }: { readonly courseClass: CourseClassCard }) {
  const { id, channelDomain } = useChannel();
  const { courseClassId, title, categoryList, content } = courseClass;
  const whole = useQuery(courseClassQueries.one(id, courseClassId));
  const lessons = useQuery(courseClassQueries.lessons(id, courseClassId));
  return (
    <Dialog
      title={title}
      titleTone="sea"
      footer={
        <ButtonLink to={paths.channelCourse(channelDomain, courseClassId)} tone="ok">
          {texts.open}
        </ButtonLink>
      }
    >
      <Stack>
        <Cluster as="p" gap={2}>
          {categoryList.map(({ name }) => (
            <Chip key={name}>{name}</Chip>
          ))}
        </Cluster>
        <Text written>{content}</Text>
        {whole.data && <Goals title={texts.goals} lines={whole.data.courseStorageAchievementList} />}
        <Heading level={3} size="heading">
          {texts.curriculum}
        </Heading>
        <ListBody query={lessons} failed={texts.failed}>
          {({ lessonList }) => <Curriculum lessonList={lessonList} />}
        </ListBody>
      </Stack>
    </Dialog>
  );
}
