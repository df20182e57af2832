import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classQueries } from '#client/net/queries/classQueries.ts';
import { groupQueries } from '#client/net/queries/groupQueries.ts';
import { useChannel } from '../frame/channelContext.ts';
import { progressTexts as texts } from './texts.ts';
import type { useClassFilter } from './useClassFilter.ts';
import styles from './ClassFilter.module.css';

/** Which course of which pupils is looked at. */
export function ClassFilter({
  valueOf,
  choose,
  children,
}: Pick<ReturnType<typeof useClassFilter>, 'valueOf' | 'choose'> & { readonly children?: ReactNode }) {
  const { id } = useChannel();
  const courses = useQuery(classQueries.courses(id)).data ?? [];
  const groups = useQuery(groupQueries.groups(id)).data ?? [];
  const tags = useQuery(groupQueries.tags(id)).data ?? [];
  return (
    <div className={styles.filter}>
      <select
        aria-label={texts.course}
        value={valueOf('course_id') ?? courses[0]?.courseId ?? ''}
        onChange={({ target }) => choose('course_id', Number(target.value))}
      >
        {courses.map(({ courseId, title }) => (
          <option key={courseId} value={courseId}>
            {title}
          </option>
        ))}
      </select>
      {groups.length > 0 && (
        <select
          aria-label={texts.group}
          value={valueOf('group_id') ?? ''}
          onChange={({ target }) => choose('group_id', Number(target.value) || undefined)}
        >
          <option value="">{texts.allGroups}</option>
          {groups.map(({ channelGroupId, name }) => (
            <option key={channelGroupId} value={channelGroupId}>
              {name}
            </option>
          ))}
        </select>
      )}
      {tags.length > 0 && (
        <select
          aria-label={texts.tag}
          value={valueOf('tag_id') ?? ''}
          onChange={({ target }) => choose('tag_id', Number(target.value) || undefined)}
        >
          <option value="">{texts.allTags}</option>
          {tags.map(({ tagId, tag }) => (
            <option key={tagId} value={tagId}>
              #{tag}
            </option>
          ))}
        </select>
      )}
      {children}
    </div>
  );
}
