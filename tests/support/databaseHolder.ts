import { pino } from 'pino';
import { openDatabase } from '#server/db/connect.ts';
import { PostgresError } from '#server/db/embedded/PostgresError.ts';

// A process that only holds the database of the folder it is given: what a test kills instead of a whole server.
// Sends its parent one message with the outcome, and ends when the parent disconnects.
const [dataDir = ''] = process.argv.slice(2);
const config = { DATABASE_URL: undefined, DATABASE_POOL_SIZE: 2, DATA_DIR: dataDir };
try {
  const database = await openDatabase(config, pino({ level: 'silent' }));
  process.on('disconnect', () => void database.close());
  process.send?.({ url: database.url });
} catch (error) {
  if (!(error instanceof PostgresError)) throw error;
  process.send?.({ refusal: error.message });
  process.disconnect();
}
