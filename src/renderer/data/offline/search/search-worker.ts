import { openLibraryDatabase } from '../library-database.ts';
import { answerCall, type EngineCall } from './engine-calls.ts';
import { searchEngine, type SearchEngine } from './search-engine.ts';

// Building and searching the index would block the page for too long, so they run in a worker.

const engines = new Map<string, SearchEngine>();

addEventListener('message', ({ data }: MessageEvent<EngineCall>) => {
  let engine = engines.get(data.backend);
  if (!engine) engines.set(data.backend, (engine = searchEngine(openLibraryDatabase, data.backend)));
  void answerCall(engine, data).then((answer) => postMessage(answer));
});
