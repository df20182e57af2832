import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import { groupQueries } from '#client/net/channels/groups.ts';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { progressTexts as texts } from './texts.ts';
import type { useClassFilter } from './useClassFilter.ts';

/** The choice of a course and its pupils. */
export function ClassFilter({
  valueOf,
  choose,
  children,
}: Pick<ReturnType<typeof useClassFilter>, 'valueOf' | 'choose'> & { readonly children?: ReactNode }) {
  const { id } = useChannel();
  const courses = useQuery(progressQueries.courses(id)).data ?? [];
  const groups = useQuery(groupQueries.groups(id)).data ?? [];
  const tags = useQuery(groupQueries.tags(id)).data ?? [];
  return (
    <Toolbar>
      <FilterSelect
        label={texts.course}
        isLabelHidden
        value={String(valueOf('course_id') ?? courses[0]?.courseId ?? '')}
        options={courses.map(({ courseId, title }) => [String(courseId), title])}
        onChange={(value) => choose('course_id', Number(value))}
      />
      {groups.length > 0 && (
        <FilterSelect
          label={texts.group}
          isLabelHidden
          every={texts.allGroups}
          value={String(valueOf('group_id') ?? '')}
          options={groups.map(({ channelGroupId, name }) => [String(channelGroupId), name])}
          onChange={(value) => choose('group_id', Number(value) || undefined)}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={texts.tag}
          isLabelHidden
          every={texts.allTags}
          value={String(valueOf('tag_id') ?? '')}
          options={tags.map(({ tagId, tag }) => [String(tagId), `#${tag}`])}
          onChange={(value) => choose('tag_id', Number(value) || undefined)}
        />
      )}
      {children}
    </Toolbar>
  );
}
