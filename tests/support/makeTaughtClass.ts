import { createApiClient, type Identity } from './apiClient.ts';
import { makeClass } from './makeClass.ts';
import { signUpDressedChild, type Child } from './signUpChild.ts';
import type { TestServer } from './testServer.ts';

export interface TaughtClass {
  readonly id: number;
  readonly teacher: Identity & { readonly userId: number; readonly atSchool: Child };
  readonly pupils: readonly Pupil[];
}
export interface Pupil {
  /** In the class. */
  readonly inClass: Identity;
  /** In the school, whose lessons the class learns with. */
  readonly atSchool: Child;
  readonly userId: number;
  readonly nickname: string;
}

/** A class with a teacher and pupils of these names. */
export async function makeTaughtClass(server: TestServer, names: readonly string[]): Promise<TaughtClass> {
  const teacher = await signUpDressedChild(server);
  const children: Child[] = [];
  for (const _ of names) children.push(await signUpDressedChild(server));
  const id = await makeClass(server.deps, [
    { child: teacher, nickname: '산호 선생님', roles: ['TEACHER'] },
    ...children.map((child, index) => ({ child, nickname: names[index] ?? '' })),
  ]);
  return classOf(id, teacher, children, names);
}

/** The same class with new tokens, after the clock has gone ahead. */
export async function signInAgain(server: TestServer, taught: TaughtClass): Promise<TaughtClass> {
  const api = createApiClient(server.url);
  const renew = async (child: Child): Promise<Child> => {
    const { loginName, password } = child;
    const { headers } = await api.call('sessions.signIn', { body: { loginName, password } });
    return { ...child, token: headers.get('access_token') ?? '' };
  };
  const children: Child[] = [];
  for (const { atSchool } of taught.pupils) children.push(await renew(atSchool));
  const names = taught.pupils.map(({ nickname }) => nickname);
  return classOf(taught.id, await renew(taught.teacher.atSchool), children, names);
}

const classOf = (
  id: number,
  teacher: Child,
  children: readonly Child[],
  names: readonly string[],
): TaughtClass => ({
  id,
  teacher: { token: teacher.token, channelId: id, userId: teacher.user.userId, atSchool: teacher },
  pupils: children.map((child, index) => ({
    inClass: { token: child.token, channelId: id },
    atSchool: child,
    userId: child.user.userId,
    nickname: names[index] ?? '',
  })),
});

/** A group of the class with these pupils in it; answers its id. */
export async function makeGroup(
  server: TestServer,
  { id, teacher }: TaughtClass,
  pupils: readonly Pupil[],
  name = '거북 조',
): Promise<number> {
  const api = createApiClient(server.url);
  const made = await api.call('groups.create', { params: { id }, body: { name } }, teacher);
  const gid = made.body.channelGroupId;
  const memberIdList = pupils.map(({ userId }) => userId);
  if (memberIdList.length > 0)
    await api.call('groups.addMembers', { params: { id, gid }, body: { memberIdList } }, teacher);
  return gid;
}
