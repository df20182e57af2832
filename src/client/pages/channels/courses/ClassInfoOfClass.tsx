import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { channelQueries } from '#client/net/channels/channels.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { ClassInfoDialog } from '../classInfo/ClassInfoDialog.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';
import { classInfoQueries, renewOwnInfo } from '#client/net/channels/classInfos.ts';

/** The class info of one course class, which a pupil who is enrolled gives and changes here. */
export function ClassInfoOfClass({ courseClassId }: { readonly courseClassId: number }) {
  const { id, pluginMap } = useChannel();
  const isAsked = pluginMap.CLASS_INFO;
  const info = useQuery({ ...classInfoQueries.get(id, courseClassId), enabled: isAsked });
  const own = useQuery({ ...channelQueries.ownMember(id), enabled: isAsked });
  const [isOpen, setIsOpen] = useState(false);
  if (!isAsked || info.data === undefined || !own.data) return null;
  const saved = () => {
    setIsOpen(false);
    void renewOwnInfo(id);
  };
  return (
    <>
      <Button tone={info.data ? 'alt' : 'sea'} wide onClick={() => setIsOpen(true)}>
        {info.data ? texts.changeClassInfo : texts.writeClassInfo}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <ClassInfoDialog
          type="JOIN"
          channelId={id}
          courseClassId={courseClassId}
          member={own.data}
          info={info.data}
          onSaved={saved}
        />
      </LocalDialog>
    </>
  );
}
