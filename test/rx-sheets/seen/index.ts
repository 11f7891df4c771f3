import { everydayPapers } from './both-everyday.ts';
import { handoutsInEnglish } from './en-handouts.ts';
import { handoutsInGerman } from './de-handouts.ts';
import { clinicsInGerman } from './de-clinics-doctors.ts';
import { countersInGerman } from './de-counter-opticians.ts';
import { fieldBoxesInAmerica } from './en-field-boxes-us.ts';
import { printoutsOfTheCommonwealth } from './en-printouts-commonwealth.ts';
import { seenByHand } from './by-hand.ts';
import { drawersInGerman } from './de-drawers.ts';
import { fieldsInGerman } from './de-fields.ts';
import { copiesInGerman } from './de-desk-copies.ts';
import { foldersInGerman } from './de-folders.ts';
import { freshInGerman } from './de-fresh.ts';
import { formsInGerman } from './de-forms.ts';
import { lettersInGerman } from './de-letters.ts';
import { seenFromGermanOpticians } from './de-opticians.ts';
import { passesInGerman } from './de-passes.ts';
import { plainInGerman } from './de-plain.ts';
import { seenFromGermanPractices } from './de-practices.ts';
import { papersInGerman } from './de-papers.ts';
import { printsInGerman } from './de-prints.ts';
import { ticketsInGerman } from './de-tickets.ts';
import { seenGermanOnes } from './de.ts';
import { abroadInEnglish } from './en-abroad.ts';
import { chainsInEnglish } from './en-chains.ts';
import { copiesInEnglish } from './en-desk-copies.ts';
import { desksInEnglish } from './en-desks.ts';
import { envelopesInEnglish } from './en-envelopes.ts';
import { fieldsInEnglish } from './en-fields.ts';
import { foldersInEnglish } from './en-folders.ts';
import { freshInEnglish } from './en-fresh.ts';
import { lettersInEnglish } from './en-letters.ts';
import { notesInEnglish } from './en-notes.ts';
import { papersInEnglish } from './en-papers.ts';
import { plainInEnglish } from './en-plain.ts';
import { printsInEnglish } from './en-prints.ts';
import { recordsInEnglish } from './en-records.ts';
import { screensInEnglish } from './en-screens.ts';
import { slipsInEnglish } from './en-slips.ts';
import { tablesInEnglish } from './en-tables.ts';
import { textsInEnglish } from './en-texts.ts';
import { ticketsInEnglish } from './en-tickets.ts';
import { slipsOfDevices } from './slips-of-devices.ts';
import { yearAtDoctors } from './de-year-doctors.ts';
import { yearAtOpticians } from './de-year-opticians.ts';
import { yearInTheCommonwealth } from './en-year-commonwealth.ts';
import { yearInTheStates } from './en-year-us.ts';
import { officesAbroad } from './en-offices-abroad.ts';
import { officesInAmerica } from './en-offices-america.ts';
import { officesOfDoctors } from './de-offices-doctors.ts';
import { officesOfShops } from './de-offices-shops.ts';
import { sampleFromAbroad, sampleNonesFromAbroad } from './en-sample-abroad.ts';
import { sampleNonesOfShops, sampleOfShops } from './en-sample-shops.ts';
import { sampleNonesOfClinics, sampleOfClinics } from './en-sample-clinics.ts';
import { sampleNonesOfDoctors, sampleOfDoctors } from './de-sample-doctors.ts';
import { sampleNonesOfOpticians, sampleOfOpticians } from './de-sample-opticians.ts';
import { measuredBefore } from './measured-before/index.ts';
import { seenNegatives } from './negatives.ts';
import { severalTables } from './several-tables.ts';

/** The layouts that whoever works on the reader may look at. */
export const seenLayouts = [
  ...tablesInEnglish,
  ...textsInEnglish,
  ...chainsInEnglish,
  ...recordsInEnglish,
  ...abroadInEnglish,
  ...desksInEnglish,
  ...screensInEnglish,
  ...lettersInEnglish,
  ...slipsInEnglish,
  ...copiesInEnglish,
  ...copiesInGerman,
  ...envelopesInEnglish,
  ...drawersInGerman,
  ...foldersInEnglish,
  ...foldersInGerman,
  ...seenGermanOnes,
  ...seenFromGermanPractices,
  ...seenFromGermanOpticians,
  ...passesInGerman,
  ...formsInGerman,
  ...lettersInGerman,
  ...ticketsInGerman,
  ...ticketsInEnglish,
  ...notesInEnglish,
  ...printsInEnglish,
  ...printsInGerman,
  ...papersInEnglish,
  ...papersInGerman,
  ...severalTables,
  ...fieldsInEnglish,
  ...fieldsInGerman,
  ...freshInEnglish,
  ...freshInGerman,
  ...plainInEnglish,
  ...plainInGerman,
  ...slipsOfDevices,
  ...yearInTheStates,
  ...yearInTheCommonwealth,
  ...yearAtDoctors,
  ...yearAtOpticians,
  ...officesInAmerica,
  ...officesAbroad,
  ...officesOfDoctors,
  ...officesOfShops,
  ...sampleFromAbroad,
  ...sampleNonesFromAbroad,
  ...sampleOfShops,
  ...sampleNonesOfShops,
  ...sampleOfClinics,
  ...sampleNonesOfClinics,
  ...sampleOfDoctors,
  ...sampleNonesOfDoctors,
  ...sampleOfOpticians,
  ...sampleNonesOfOpticians,
  ...measuredBefore,
  ...seenByHand,
  ...seenNegatives,
  ...clinicsInGerman,
  ...countersInGerman,
  ...fieldBoxesInAmerica,
  ...printoutsOfTheCommonwealth,
  ...everydayPapers,
  ...handoutsInEnglish,
  ...handoutsInGerman,
];
