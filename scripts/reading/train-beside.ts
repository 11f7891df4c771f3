import { parentPort, workerData } from 'node:worker_threads';
import { train, type Plan, type Subject } from './train.ts';

/** Trains in a thread of its own: tells a line for each round, and the network at last. */
const { subjects, plan } = workerData as { subjects: Subject[]; plan: Plan };
const tell = parentPort!.postMessage.bind(parentPort!);
tell(train(subjects, plan, tell));
