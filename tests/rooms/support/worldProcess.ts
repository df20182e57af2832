import { startWorldServer } from './worldServer.ts';

/** The rooms in a process of their own, to be killed without a warning. Says `ready <port>` once it listens. */
const [databaseUrl = '', port = '0', redisUrl, roomsAddress] = process.argv.slice(2);
const server = await startWorldServer({ databaseUrl, port: Number(port), redisUrl, roomsAddress });
process.stdout.write(`ready ${server.port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
