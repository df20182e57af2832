import { CheckCircle2, Coins, Eye, EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#client/ui/layout/Card.tsx';
import { Heading, Hint, Label } from '#client/ui/text/Text.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import type { CourseClassCard } from '#shared/contract/learning/courseClasses.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Cover } from './Cover.tsx';
import { courseTexts as texts } from './texts.ts';
import styles from './Courses.module.css';

/** A course class in the list: its name is the way to its page. */
export function ClassCard({
  courseClass,
  onPreview,
}: {
  readonly courseClass: CourseClassCard;
  readonly onPreview: () => void;
}) {
  const { channelDomain } = useChannel();
  const { courseClassId, title, content, character, theme, level, categoryList, teacher } = courseClass;
  const { paymentType, cost, enrollState, checkedCount, contentCount, lessonCount } = courseClass;
  const isEnrolled = enrollState === 'ENROLLED';
  return (
    <Card as="article" pressable gap={0} className={styles.card} data-enrolled={isEnrolled || undefined}>
      <Cover theme={theme} character={character} />
      <Stack gap={3} className={styles.body}>
        <Cluster as="p" gap={2}>
          <Chip>{texts.levels[level]}</Chip>
          {categoryList.map(({ name }) => (
            <Chip key={name}>{name}</Chip>
          ))}
          {courseClass.visibleState === 'INVISIBLE' && (
            <Chip icon={<EyeOff aria-hidden="true" />}>{texts.hidden}</Chip>
          )}
        </Cluster>
        <Heading level={2}>
          <Link data-covers to={paths.channelCourse(channelDomain, courseClassId)}>
            {title}
          </Link>
        </Heading>
        <p className={styles.content}>{content}</p>
        <Hint>
          {[
            texts.lessons(lessonCount),
            teacher && texts.teacher(teacher.nickname),
            courseClass.enrolledUserCount > 0 && texts.people(courseClass.enrolledUserCount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
        <Row justify="between" gap={4} className={styles.foot}>
          {isEnrolled ? (
            <Stack as="span" gap={2} grow>
              <Row as="span">
                <Chip tone="success" icon={<CheckCircle2 aria-hidden="true" />}>
                  {texts.enrolled}
                </Chip>
              </Row>
              <ProgressBar
                label={texts.progress(checkedCount, contentCount)}
                value={checkedCount}
                max={contentCount}
                size="slim"
              />
            </Stack>
          ) : (
            <Row as="span" gap={2}>
              <Coins aria-hidden="true" size={20} />
              <Label>{texts.price(paymentType, cost)}</Label>
            </Row>
          )}
          <Button tone="alt" icon={<Eye />} aria-label={texts.previewOf(title)} onClick={onPreview}>
            {texts.preview}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
