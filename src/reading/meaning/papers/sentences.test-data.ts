/** What practices and shops say on prescriptions besides the lenses, a sentence a line, in each language. */
const IN_ENGLISH = `
Void if altered or copied.
This prescription is not valid if it has been altered in any way.
This prescription supersedes all previous prescriptions.
This prescription replaces the one dated 03/12/2022.
Your next exam should be in 12 months.
Your next eye examination should be in two years.
Your glasses should be ready in 7 to 10 business days.
Your glasses should be in by Friday.
Lenses are remade free of charge if your prescription is changed within 60 days.
Lenses are remade once at no charge if the doctor changes the Rx within 90 days.
If the prescription is changed by your doctor, call us.
Typo in your Rx? Reply within 2 hours.
Anything wrong? Let us know right away.
Is something not right with your new glasses? Come back and see us.
Your vision has changed slightly since your last visit.
Your vision has changed by half a unit in each eye.
Your prescription has changed a little in both eyes.
No change from last year in the left eye.
There is a small change in your right eye since 2022.
Right eye is slightly worse than last year.
The change in the left eye is normal at your age.
Please ignore this message if you have already picked up your glasses.
Please disregard any reminder you may receive by mail.
It may take up to two weeks to get used to the new axis.
Adaptation to the new cylinder may take a few days.
Do not drive until you are used to your new lenses.
Wear full time. Remove for reading if needed.
Remove glasses for reading.
Bring your old glasses to the next visit.
Keep your old pair as a spare.
Your old glasses can be used as a backup.
Contact lens prescription available on request.
This prescription is for glasses only and not for contact lenses.
Not valid for contact lenses.
Not for contact lens use.
You have the right to a copy of your prescription.
You are right-handed and work at a desk all day.
Left message for patient, will call back.
We left a message at the number above.
Ask about 20% off a second pair.
Second pair 50% off within 30 days.
Buy one get one free, frames from $99.
PD will be measured at the time of dispensing.
PD measured by optician.
PD not included, it is measured when you order.
Recheck PD before edging.
Seg heights to be taken with the chosen frame.
Add a sun pair for $89.
Add anti-reflective coating for best results.
Add 2 for 1 offer, ask in store.
Prism if needed will be discussed at the follow-up.
No prism required.
Without prism.
Prism not prescribed at this time.
Slab off not needed.
Check vertical prism at dispensing.
Best corrected vision 20/20 in each eye.
Vision corrected to 20/20 OD and 20/25 OS.
Corrected vision: 20/20 right, 20/20 left.
Uncorrected vision 20/100 right, 20/80 left.
Pressure 14 right, 15 left.
IOP OD 14 OS 15 at 10:30 am.
Cup to disc ratio 0.3 OD, 0.35 OS.
Pupils equal, round, reactive, no APD, 4 mm.
Keratometry OD 43.25 x 44.00 @ 90, OS 43.50 x 44.25 @ 85.
K readings 43.25/44.00 right, 43.50/44.25 left.
Autorefraction was within 0.25 of the subjective result.
Near vision J1 at 40 cm.
Reads N5 at 40 cm in both eyes.
Working distance 65 cm for the computer.
Single vision lenses for distance are recommended.
Progressive lenses with a corridor of 14 mm are recommended.
Fitting height 18 mm right, 18.5 mm left.
Frame 52-18-140, A 52, B 36, DBL 18.
Lens index 1.67, base curve 4.00.
Center thickness 2.0 mm, edge 4.2 mm.
Vertex distance 12 mm, tilt 8 degrees, wrap 5.
Diagnosis H52.13, H52.203, H52.4.
CPT 92014, 92015. Copay $25.00. Paid by Visa 4417.
Total $189.00, paid 03/05/2025, balance 0.00.
Store 2417, register 3, cashier 12, 14:35.
Ref 4471-0093-25 page 1 of 2.
NPI 1184720934, license OPT-3481.
Federal law requires that a copy be given to you at no extra cost.
The information in this document is confidential.
Electronically signed by Dr. Meyer on 03/14/2026 at 4:12 PM.
Printed on 03/14/2026 from the patient portal.
Substitution of lens material permitted unless initialed here.
Do not substitute.
Dispense as written. No changes without calling the office.
Patient declined dilation today.
Return in 12 months for a full exam and in 6 months for a pressure check.
Tolerance: sphere +/- 0.12, axis 2 degrees, ANSI Z80.1.
For safety use Z87.1 lenses.
Use artificial tears 4 times a day in both eyes.
Drops: latanoprost 0.005% one drop left eye at bedtime.
Thank you for choosing us. You saved $75.00 today!
Call 603 555 0113 with questions, option 2 for optical.
Sphere is the main power, cylinder corrects astigmatism, axis is its direction.
OD = right eye, OS = left eye, OU = both eyes.
SPH: sphere, CYL: cylinder, ADD: extra power for reading, PD: pupillary distance.
A minus sign means nearsighted, a plus sign farsighted.
Plano means no power.
BI = base in, BO = base out, BU = base up, BD = base down.
DV: distance vision. NV: near vision.
Prices from $39 to $249 by 1.50, 1.60 and 1.67 index.
Your prescription is now ready. View it in the app with code 4471.
Your glasses prescription is now valid for 2 years.
Your order is now in production and ships in 7 days.
Our lenses reduce glare by up to 30 percent.
Blue light filters reduce eye strain by 25%.
Use these values when ordering glasses online.
Use these numbers to order from any shop.
Refractive correction (spectacles)
Spectacle correction (distance)
Optical correction (glasses)
Edit Delete Add another
Add new  Edit  Delete
Remove   Add to cart
Save changes   Cancel   Add a second address
VA corr: 20/20 OD, 20/25 OS
Visual acuity corrected: 20/20 right, 20/25 left
Acuity with correction: right 20/20, left 20/25
With correction: R 20/20 L 20/20
Correction: glasses, full time
Your appointment has been changed to 03/21/2026.
Privacy notice as amended in 2018.
PD will be measured again when you pick up your frame.
Axis is a number from 1 to 180.
Prescriptions > Glasses > 2026
Step 2 of 3: check your values
Swap lenses within 30 days if you are not happy.
Lenses can be exchanged within 30 days.
We will drop your glasses off at your door.
Prism and add are not shown if not prescribed.
Add is the same for both eyes.
The add is for reading only.
Left out in the sun, coated lenses may crack.
Right now we offer 20% off.
Pick up at the counter on the left.
Turn right at the lobby, suite 210.
Right to privacy: your data is never sold.
All values in diopters.
All values were verified on 03/14/2026.
Checked and verified by a licensed optician.
Verified against the paper prescription.
Values entered by staff, verified by doctor.
Please check all values before you order.
Please compare with your paper prescription.
If you have questions about your right or left lens, call us.
Report any sudden loss of vision in either eye.
Cover one eye at a time to test your new glasses.
Both eyes dilated with tropicamide 1% at 10:15.
Patient prefers old frame style.
Patient education given. Understands and agrees.
Plan: new glasses, recheck 1 year.
Assessment: myopia with astigmatism, both eyes.
Impression: presbyopia, stable.
Signed: Ada Meyer, OD 03/14/2026 4:12 pm
Not a contact lens prescription
Contact lenses: none prescribed
CL Rx: not evaluated today
Rx 1 of 1
Copy 1 of 2: patient
1-800-555-0113 Mon-Sat 9:30-6:00
Scan to reorder
12:41   5G   87%
Order #4471-2093 placed 03/14/2026
Delivery estimated Mar 20 - Mar 24
Insurance: VSP Choice, member 0042917, copay 25/25
Frame allowance 150.00, used 129.00
Lens type: Progressive, material Poly 1.59, AR premium
Tint: none. Photochromic: yes. Edge polish: no.
Rush: no. Uncut: no. Tray 417.
`;

const IN_GERMAN = `
Ungültig bei Änderungen ohne Stempel.
Änderungen vorbehalten.
Änderungen ohne Rücksprache sind nicht gestattet.
Die nächste Kontrolle findet in 12 Monaten statt.
Die Abholung findet ab Freitag statt.
Wir empfehlen eine Kontrolle in 2 Jahren.
Kontrolle des Augeninnendrucks in 6 Monaten.
Bei Unverträglichkeit tauschen wir die Gläser innerhalb von 60 Tagen kostenlos um.
Falls sich Ihre Sehstärke innerhalb von 12 Monaten ändert, erhalten Sie neue Gläser gratis.
Sollten die Werte nicht stimmen, rufen Sie uns bitte an.
Stimmt etwas nicht? Rufen Sie uns an.
Ist etwas nicht richtig? Wir sind für Sie da.
Fehler gefunden? Bitte innerhalb von 24 Stunden melden.
Tippfehler und Irrtum vorbehalten.
Druckfehler vorbehalten.
Ihre Werte haben sich gegenüber 2022 leicht verändert.
Rechts ist die Veränderung gering, links unverändert.
Das linke Auge ist unverändert.
Geringe Änderung rechts gegenüber der Vorbrille.
Folgeverordnung, Änderung gegenüber Vorbrille.
Die alte Brille kann als Ersatz dienen.
Bitte alte Brille zum nächsten Termin mitbringen.
Alte Gläser wurden entsorgt.
Neue Gläser in die vorhandene Fassung.
Vorhandene Fassung, neue Gläser.
Nicht für Kontaktlinsen geeignet.
Diese Werte gelten nicht für Kontaktlinsen.
Brille statt Kontaktlinsen tragen.
Zum Autofahren und Fernsehen tragen.
Zum Lesen bitte abnehmen.
Ständig zu tragen.
PD bitte vom Optiker messen lassen.
PD wird bei der Anprobe gemessen.
Zentrierung nach Fassungswahl.
Einschleifhöhe 21 mm rechts, 21,5 mm links.
Ohne Prisma.
Kein Prisma erforderlich.
Prismen: keine.
Prisma bitte nicht weglassen.
Prisma gleichmäßig auf beide Augen verteilen.
Visus cc: R 1,0 L 0,8, bin. 1,25.
Visus mit Korrektur rechts 1,0, links 1,25.
Sehschärfe mit Brille: rechts 0,8 links 1,0.
Visus s.c. R 0,3 L 0,25.
Tensio R 14 mmHg, L 15 mmHg um 9:20 Uhr.
Augendruck 14/15 mmHg.
Hornhautradien R 7,75/7,60, L 7,80/7,65.
Keratometer R 43,25 / 44,00, L 43,50 / 44,25 dpt.
Excavation 0,3 beidseits, Papille vital.
HSA 12 mm, Vorneigung 8°, Fassungsscheibenwinkel 5°.
Autorefraktometer ohne wesentliche Abweichung.
Der objektive Wert weicht um 0,25 ab.
Nahvisus 1,0 in 40 cm.
Leseabstand 40 cm, Bildschirmabstand 70 cm.
Bildschirmbrille bei Bedarf gesondert.
Gleitsichtgläser mit Progressionslänge 14 mm empfohlen.
Einstärkengläser, Index 1,6, superentspiegelt, Hartschicht.
Basiskurve 4,00, Mittendicke 2,0 mm, Durchmesser 70 mm.
Fassung 52-18-140, Farbe 03, EK 129,00 VK 189,00.
Gläser 2 x 89,50 = 179,00 EUR, Fassung 129,00 EUR.
Summe 308,00 EUR, Anzahlung 100,00 EUR, Rest 208,00 EUR.
Rabatt -20,00 EUR, Gutschein -10,00 EUR.
Diagnose H52.1, H52.2, H52.4 beidseits.
GOÄ 1, 6, 1200, 1201, 1256.
ICD H52.2 G R, H52.0 G L.
Kassenanteil 10,00 EUR je Glas, Zuzahlung 5,00 EUR.
LANR 123456789, BSNR 987654321.
Auftrag 4711-25, Seite 1 von 1, 14:35 Uhr.
Öffnungszeiten Mo-Fr 9-18.30 Uhr, Sa 9-14 Uhr.
Telefon 0641 55 18 09, Fax 0641 55 18 10.
Das Original verbleibt beim Patienten.
Dieser Ausdruck wurde maschinell erstellt und ist ohne Unterschrift gültig.
Gültig 6 Monate ab Ausstellung.
Achsenangaben nach TABO-Schema, Basis in Grad.
Sphäre: Grundstärke, Zylinder: Hornhautverkrümmung, Achse: deren Lage.
R = rechts, L = links, PD = Pupillendistanz, Add = Nahzusatz.
Minus steht für Kurzsichtigkeit, Plus für Weitsichtigkeit.
Toleranzen nach DIN EN ISO 21987: Sphäre 0,12 dpt, Achse 2°.
Künstliche Tränen 4 x täglich beidseits.
Latanoprost 0,005 % abends ein Tropfen links.
Vielen Dank für Ihr Vertrauen, Sie haben 75,00 EUR gespart.
Zweitbrille 50 % günstiger bis 31.12.
Sonnenbrille in Ihrer Stärke ab 49 EUR.
Bitte die fertige Brille zur Kontrolle mitbringen.
Bei Beschwerden rechts sofort vorstellen.
Nachricht links liegen lassen bitte nicht.
Ihre Verordnung lautet wie folgt:
Die Verordnung lautet:
Ihre Kundennummer lautet 471125.
Ihr Abholcode lautet 4711.
Visus korrigiert: R 1,0 L 0,8
Visus korr.: R 1,0 L 1,25
Visus korr. R 1,0 L 1,0
Korrigierter Visus rechts 1,0 links 0,8
Mit Korrektur: R 1,0 L 1,0
Korrektur: Brille, ständig
Es gilt die Preisliste vom 01.01.2026.
Es gelten unsere Geschäftsbedingungen.
Bitte tauschen Sie verkratzte Gläser aus.
Der Termin wurde auf den 21.03. geändert.
Diese Praxis gehört dem Verbund Sehen an.
PD wird bei der Anprobe nachgemessen.
Die Zentrierung wird noch einmal gemessen.
Werte bitte mit der Verordnung vergleichen.
Alle Werte in Dioptrien.
Alle Angaben ohne Gewähr.
Alle Werte geprüft am 14.03.2026.
Werte geprüft: AS
Geprüft und freigegeben.
Bearbeiten  Löschen  Neu hinzufügen
Addition nur für die Nähe.
Die Addition gilt für beide Augen.
Prisma und Addition nur falls verordnet.
Entspiegelung reduziert Reflexe um 99 %.
Blaulichtfilter verringert Blendung um bis zu 30 %.
Rechts und links je ein Glas.
Beide Gläser entspiegelt und gehärtet.
Rechtes Glas Lager, linkes Glas Bestellung.
Eingang links neben der Apotheke.
Die Verordnung ist 2 Jahre gültig.
Die Rechnung geht an die Krankenkasse.
Rechnung folgt. Zahlbar innerhalb von 14 Tagen.
Brille fertig am 21.03. ab 14 Uhr.
Abholung gegen Vorlage dieses Scheins.
Bitte bei Abholung PD und Sitz prüfen.
Gläser: Gleitsicht Premium 1,6, Phototrop braun
Farbe: braun 85 %, Filterkategorie 3
Versicherung: Allianz, Nr. 4711-25
eGK gelesen am 14.03.2026, 09:12
Pupillen prompt, isokor, Motilität frei
Spaltlampe: vordere Abschnitte reizfrei, Linse klar
Fundus: Papille vital, CDR 0,3, Makula o. B.
Beurteilung: Myopie mit Astigmatismus beidseits
Procedere: neue Brille, Kontrolle in 1 Jahr
Anamnese: seit 2 Wochen schlechteres Sehen links
Kopfschmerzen am PC, keine Doppelbilder
Führerschein: Anforderungen mit Brille erfüllt
Bildschirmarbeitsplatz: 70 cm Abstand
Autorefraktion: siehe Beiblatt
Kontaktlinsen: keine
Brillenglasbestimmung am 14.03.2026 durch A. Sonntag
Prüfdistanz 6 m, Leuchtdichte 250 cd/m²
Dieses Dokument enthält Gesundheitsdaten.
Seite 1/1 gedruckt 14.03.2026 16:12
Bon 4711 Kasse 2 14:35
IBAN DE12 3456 7890 1234 5678 90
`;

export const ORDINARY_SENTENCES = {
  en: IN_ENGLISH.trim().split('\n'),
  de: IN_GERMAN.trim().split('\n'),
};
