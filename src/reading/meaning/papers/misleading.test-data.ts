/**
 * Papers that an optician understands and that are easily taken for something else: old glasses
 * beside new ones, what a device has measured, contact lenses, distances for near. What is prescribed
 * on them is written as in `papers.test-data.ts`, `none` where it is no prescription for spectacles.
 * They may be asked, and no value that is told may be another one.
 */
export const MISLEADING = `
=== old glasses / Rx line / subjective
Old glasses
Rx
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Subjective refraction
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== alte Brille / Verordnung / Brillenverordnung
Alte Brille
Verordnung
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Brillenverordnung
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== previous / prescription in two lines
PREVIOUS
PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Glasses prescription
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== EMR: wearing, manifest, contact lens Rx
Wearing
OD   -2.00  -0.75  x  170
OS   +0.75  -0.50  x  25
Manifest
OD   -2.25  -0.75  x  175
OS   +1.00  -0.50  x  20
Contact lenses
Rx
OD   -1.75  -1.25  x  10
OS   +1.50  -0.75  x  30
=== contact lens paper with keratometry and Rx | none
CONTACT LENS PRESCRIPTION
Acuvue Oasys for Astigmatism 8.6 / 14.5
Keratometry
OD   43.25 @ 180 / 44.00 @ 90
OS   43.50 @ 180 / 44.25 @ 90
Rx
OD   -2.00 -0.75 x 170
OS   +1.25 -0.75 x 30
=== contact lens paper with keratometry and Prescription table | none
CONTACT LENSES
Keratometry    OD 43.25 / 44.00    OS 43.50 / 44.25
Keratometer readings
Prescription
       Sphere   Cylinder   Axis
OD     -2.00    -0.75      170
OS     +1.25    -0.75      30
Biofinity Toric, replace monthly
=== contact starred | none
CONTACT LENS RX
*** PRESCRIPTION ***
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
Air Optix Toric 8.7 14.5
=== contact: soft lens prescription | none
CONTACT LENSES
Soft lens prescription
       Sphere   Cyl     Axis
OD     -2.00    -0.75   170
OS     +1.25    -0.75   30
=== contact: lens prescription sub heading | none
Contact Lens Order
Lens prescription
       Sphere   Cyl     Axis
Right  -2.00    -0.75   170
Left   +1.25    -0.75   30
Acuvue Vita for Astigmatism
=== contact: not a prescription for glasses | none
CONTACT LENS PRESCRIPTION
This is not a prescription for glasses
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== contact: not valid for spectacles | none
CONTACT LENS PRESCRIPTION
Not valid for spectacles
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== Kontaktlinsen kein Brillenrezept | none
Kontaktlinsen
Dies ist kein Brillenrezept
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact lens clinic | none
CONTACT LENS CLINIC
12 High Street
Biofinity Toric  8.7 / 14.5  monthly
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== Kontaktlinsen-Studio | none
Kontaktlinsen-Studio Berger
Biofinity toric 8,7 14,5 Monatstausch
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== remark at the last line of old block
R   -2,00  -0,75  170
L   +0,75  -0,50  25    alte Brille
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== remark at the last line of old block, then subjektiv
      Sph     Cyl     A
R   -2,00   -0,75   170
L   +0,75   -0,50   25    alt
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== remark at last line en
OD   -2.00 -0.75 x 170
OS   +0.75 -0.50 x 25    (old glasses)
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
=== remark new at last line of new, first
R   -2,25  -0,75  175
L   +1,00  -0,50  20    neu
R   -2,00  -0,75  170
L   +0,75  -0,50  25
=== remark new then old below
R   -2,25  -0,75  175
L   +1,00  -0,50  20    neu
R   -2,00  -0,75  170
L   +0,75  -0,50  25    alt
=== Verordnung wie bisher
Subjektive Refraktion
R   -2,50  -0,50  170
L   +0,75  -0,75  25
Verordnung wie bisher
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Brille wie bisher
Subjektive Refraktion
R   -2,50  -0,50  170
L   +0,75  -0,75  25
Rezept: wie bisher
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== previously prescribed line
Previously prescribed: OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
Now: OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== two years ago prescribed: line
Two years ago prescribed: OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
Today: OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== neue Brille 2019 line
Vor 3 Jahren neue Brille: R -2,00 -0,75 170  L +0,75 -0,50 25
Jetzt: R -2,25 -0,75 175  L +1,00 -0,50 20
=== Add alone between
Sphere
      R   +2.25
      L   +1.00
Add
      R   +2.00
      L   +2.00
PD 62.5
=== Add between sphere left and add right | od.sphere=+2.25 od.cylinder=- od.axis=- os.sphere=+1.25 os.cylinder=- os.axis=- od.add=+2.00 os.add=+2.00
SPH     R   +2.25
        L   +1.25
ADD
        R   +2.00
        L   +2.00
=== Add between sphere left and add right only | od.sphere=+2.25 od.cylinder=- od.axis=- os.sphere=+1.25 os.cylinder=- os.axis=- od.add=+2.00
SPH     R   +2.25
        L   +1.25
ADD
        R   +2.00
=== device slip REF alone | none
NIDEK ARK-1
[REF]
R   -2.25  -0.75  175
L   +1.00  -0.50  20
PD 62
=== keine Angabe
       Sph      Cyl             Achse
R      -2,25    keine Angabe    175
L      +1,00    -0,50           20
=== keratometry then Rx of contact trial, then Spectacle Rx
Keratometry
OD 43.25 @ 175   44.00 @ 85
OS 43.50 @ 5     44.25 @ 95
Contact lens trial
Rx
OD   -1.75  -1.25  10
OS   +1.50  -0.75  30
Spectacle Rx
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== rx of autorefractor in EMR box
Autorefraction
Rx
     SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Spectacle Rx
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== lensometry box with Rx, manifest | 
Lensometry
Rx
     SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Manifest Refraction
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== old after, spectacles prescription first
Spectacle prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Your previous glasses
Prescription
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== expired under the first, stamped below its values
Prescription 2019
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
EXPIRED
Prescription 2024
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== abgelaufen nach den Werten
Verordnung 2019
R   -2,00  -0,75  170
L   +0,75  -0,50  25
ABGELAUFEN
Verordnung 2024
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== lens alone above prescribed, below subj
SUBJ
R   -2,50  -0,50  170
L   +0,75  -0,75  25
LENS
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== lens ordered alone heading
Manifest refraction
OD   -2.50  -0.50  170
OS   +0.75  -0.75  25
Lens
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== OBJ shortened: Brille and SUBJ
OBJ
R   -2,50  -0,50  170
L   +0,75  -0,75  25
BRILLE
R   -2,00  -0,75  170
L   +0,75  -0,50  25
SUBJ
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Brille worn same as AR but subjective differs
AR
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Brille
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Probebrille
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== lens prescription of worn
Current lens prescription
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Subjective refraction
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== existing lens prescription
Existing lens prescription
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Subjective
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== altes Brillenrezept, Subjektive
Altes Brillenrezept
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektive Refraktion
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Letztes Brillenrezept vom 2019, Subjektiv
Letztes Brillenrezept
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektive Refraktion
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== last glasses prescription en
Last year's glasses prescription
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Subjective refraction
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== other contact: scleral lens prescription | none
CONTACT LENS FITTING
Scleral lens prescription
       Power     Cyl     Axis
OD     -2.00    -0.75   170
OS     +1.25    -0.75   30
=== contact header and "toric lens prescription" with BC below | none
Contact lenses
Toric lens prescription
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
BC 8.6   DIA 14.5
=== KL paper with Brille mention | none
Kontaktlinsen
Nicht mit einer Brille zu verwechseln
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact and vertexed from glasses | none
Contact lenses
Converted from glasses
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== columns shared eyes, sphere only new | os.cylinder=- os.axis=- od.cylinder=- od.axis=-
        Old glasses          New prescription
OD      -2.00 -0.75 x 170    -2.25 DS
OS      +0.75 -0.50 x 25     +1.00 DS
=== 12 mm with axis missing | od.axis=-
R  -2,25  -0,75  12 mm
L  +1,00  -0,50  20
=== 12mm glued | od.axis=-
R  -2,25  -0,75  12mm
L  +1,00  -0,50  20
=== contact expired | none
CONTACT LENS RX
EXPIRED
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== contact Lens alone | none
CONTACT LENSES
Lens
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== contact final | none
CONTACT LENSES
Final Rx
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== Kontaktlinsen neue Werte | none
Kontaktlinsen
Neue Werte
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact with subj over-refraction | none
CONTACT LENSES
SUBJ
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== Brille, bisherige verloren
Subjektive Refraktion
R   -2,50  -0,50  170
L   +0,75  -0,75  25
Brille (bisherige verloren)
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Glasses - previous pair broken
Manifest
OD   -2.50  -0.50  170
OS   +0.75  -0.75  25
Glasses - previous pair broken
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== aktualisierte Brille
Vollkorrektion
R   -2,50  -0,50  170
L   +0,75  -0,75  25
Aktualisierte Brille
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== FPD
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Frame: A 52  B 38  DBL 18  ED 55  FPD 70
=== unchanged from previous line
Manifest: OD -2.50 -0.50 x 170  OS +0.75 -0.75 x 25
Rx, replaces previous: OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== Rezept wie letzte Brille:
Subjektiv: R -2,50 -0,50 170  L +0,75 -0,75 25
Rezept wie letzte Brille: R -2,25 -0,75 175  L +1,00 -0,50 20
=== last visit prescribed
Last visit, prescribed: OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
This visit, measured: OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== contact in line, glasses in another
Contact lenses, new: R -2.00 -0.75 170  L +1.25 -0.75 30
Spectacles: R -2.25 -0.75 175  L +1.00 -0.50 20
=== KL verordnet zeile
Kontaktlinsen, neue Werte: R -1,75 -1,25 10  L +1,50 -0,75 30
Brillenwerte: R -2,25 -0,75 175  L +1,00 -0,50 20
=== remark dispensed on old
2019  OD -2.00 -0.75 x 170
2019  OS +0.75 -0.50 x 25   dispensed
2024  OD -2.25 -0.75 x 175
2024  OS +1.00 -0.50 x 20
=== measured remark: objektiv behind last
R   -2,50  -0,75  170
L   +0,75  -0,50  25    objektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20    subjektiv
=== autoref remark behind last, rx below
OD   -2.50  -0.75  170
OS   +0.75  -0.50  25    (autoref)
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20    (Rx)
=== starred Rx first old then New
*** RX ***
OD -2.00 -0.75 x 170
OS +0.75 -0.50 x 25
Recheck: spectacle prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== near-only, PD nah then fern without range in label
Lesebrille
      Sph     Zyl     A      PD nah   PD fern
R   -2,25   -0,75   175    30       32
L   +1,00   -0,50   20     29,5     31,5
=== PD (near) brackets halves
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD: R 30 (near)  L 29.5 (near)
=== PD 59.5 (near) alone
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD 59.5 (near)
=== PD near 40 cm
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD 59.5 mm at 40 cm
=== PD for reading behind
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD 59.5 for reading
=== PD mono Nähe between
            rechts              links
Sph         -2,25               +1,00
Zyl         -0,75               -0,50
Achse       175                 20
PD          30      Nähe        29,5
=== prism B degrees right 0/180 | od.prismHor=2.00 od.baseHor=In os.prismHor=2.00 os.baseHor=In
      Sph     Cyl     A      Prisma
R   -2,25   -0,75   175    2,00 B 0°
L   +1,00   -0,50   20     2,00 B 180°
=== prisms in two texts order swapped, base before amount | od.prismHor=1.50 od.baseHor=In od.prismVer=2.00 od.baseVer=Up
R -2,25 -0,75 175  Basis innen 1,50  Basis oben 2,00
L +1,00 -0,50 20
=== Rx between and then trial frame later
Autorefraction
OD  -2.50  -0.50  170
OS  +0.75  -0.75  25
Current spectacles
Rx
OD  -2.00  -0.75  170
OS  +0.75  -0.50  25
Trial frame
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
=== retinoscopy / Rx col under eyes
Vorhandene Brille
Verordnung
      Sph     Zyl     A
R   -2,00   -0,75   170
L   +0,75   -0,50   25
Vollkorrektion
      Sph     Zyl     A
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== sentence letter: contact, new colon
We also fitted contact lenses, prescribed: right -1.75, left +1.50.
Spectacle prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== Columns old / new, PD only in old
Old glasses                New glasses
R  -2.00  -0.75  170       R  -2.25  -0.75  175
L  +0.75  -0.50  25        L  +1.00  -0.50  20
PD 61
=== Columns old / new, prism only in old
Old glasses                          New glasses
R  -2.00  -0.75  170   2.00 BI       R  -2.25  -0.75  175
L  +0.75  -0.50  25    2.00 BI       L  +1.00  -0.50  20
=== old add after new rows with the Rx heading
Aktuelle Brille
Rezept
R  sph -2,00  cyl -0,75  A 170  Add 1,50
L  sph +0,75  cyl -0,50  A 25  Add 1,50
Refraktion subjektiv
R  sph -2,25  cyl -0,75  A 175
L  sph +1,00  cyl -0,50  A 20
=== sphere and add, other label names | od.sphere=+2.25 os.sphere=+1.25 od.cylinder=- os.cylinder=- od.axis=- os.axis=- od.add=+2.00 os.add=+2.00
Power
          OD   +2.25
          OS   +1.25
Addition
          OD   +2.00
          OS   +2.00
=== columns old add
Old glasses                          New glasses
R  -2.00  -0.75  170  Add +1.50      R  -2.25  -0.75  175
L  +0.75  -0.50  25   Add +1.50      L  +1.00  -0.50  20
=== columns old add de
Bisherige Brille                         Neue Brille
R  -2,00  -0,75  170°  Add 1,50          R  -2,25  -0,75  175°
L  +0,75  -0,50  25°   Add 1,50          L  +1,00  -0,50  20°
=== contact Rx starred de | none
KONTAKTLINSEN
*** REZEPT ***
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact K readings then Rx, GP | none
Contact lens fitting
K readings
OD 43.25 / 44.00
OS 43.50 / 44.25
Rx
OD   -2.00   8.6   14.2
OS   +1.25   8.6   14.2
=== contact wearing then Rx | none
CONTACT LENSES
Wearing
OD   -1.75
OS   +1.50
Rx
OD   -2.00
OS   +1.25
=== contact sheets Alte / Verordnung | none
Kontaktlinsen
Bisher
R   -1,75  -0,75  170
L   +1,50  -0,75  30
Verordnung
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== prism B 0 right | od.prismHor=2.00 od.baseHor=In
      Sph     Cyl     A      Prisma
R   -2,25   -0,75   175    2,00 B 0°
L   +1,00   -0,50   20
=== prism B 0 right no table | od.prismHor=2.00 od.baseHor=In
R  -2,25  -0,75  175  Pr 2,00 B 0°
L  +1,00  -0,50  20
=== rezept heading then Old under same page
Autorefraktion
R   -2,50  -0,50  165
L   +1,25  -0,25  15
Brille
Rezept
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
`;
