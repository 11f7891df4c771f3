import { de } from './de.ts';
import { en } from './en.ts';
import { registerTexts } from './registry.ts';

// The server answers in both languages; importing this file is all it takes.
registerTexts('en', en);
registerTexts('de', de);
