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
=== Add alone between | od.sphere=+2.25 od.cylinder=- od.axis=- os.sphere=+1.00 os.cylinder=- os.axis=- add pd
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
=== Brillenrezept, bisher line, subjektiv line
Brillenverordnung
bisher   R -2,00 -0,75 170   L +0,75 -0,50 25
Subjektiv   R -2,25 -0,75 175   L +1,00 -0,50 20
=== Bisher heading under title
Brillenverordnung
Bisher
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Bisher colon heading
Brillenpass
Bisher:
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Refraktion subjektiv:
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Prescription row both
Glasses worn
              OD                     OS
Prescription  -2.00 -0.75 x 170      +0.75 -0.50 x 25
Manifest refraction
              OD                     OS
Result        -2.25 -0.75 x 175      +1.00 -0.50 x 20
=== contact centre not valid for spectacles | none
CONTACT LENS CENTRE
Biofinity Toric monthly
       Sph     Cyl     Axis
OD   -2.00   -0.75   170
OS   +1.25   -0.75   30
Not valid for spectacles
=== contact studio kein Brillenrezept | none
Kontaktlinsen-Institut Berger
Biofinity toric Monatslinse
R   -2,00  -0,75  170
L   +1,25  -0,75  30
Kein Brillenrezept
=== contact clinic not a spectacle prescription | none
CONTACT LENS CLINIC
This is not a spectacle prescription
Acuvue Oasys for Astigmatism
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== contact centre glasses separate | none
Contact Lens Centre
Dailies Total 1 Toric, 90 pack
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
Wear your glasses on one day a week
=== Kontaktlinsen Institut Brille als Ersatz | none
Kontaktlinsen-Institut Berger
Monatslinsen torisch
R   -2,00  -0,75  170
L   +1,25  -0,75  30
Bitte Brille als Reserve mitführen
=== contact clinic with prism ballast | none
CONTACT LENS CLINIC
Soft toric, prism ballast, 8.7 14.5
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== list glasses contact lenses hearing | none
Glasses | Contact Lenses | Eye Tests
Acuvue Oasys for Astigmatism  8.6  14.5  2-weekly
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== list Brillen Kontaktlinsen Hörgeräte | none
Brille · Kontaktlinsen · Hörgeräte
Biofinity toric 8,7 14,5 Monatslinse
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact then keratometry then final | none
CONTACT LENS FITTING
Keratometry
OD   43.25 / 44.00
OS   43.50 / 44.25
Final
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== contact then keratometry then prescribed | none
Kontaktlinsenanpassung
Kontaktlinsen
Hornhautradien
R   7,80 / 7,65
L   7,75 / 7,60
Verordnete Werte
R   -2,00  -0,75  170
L   +1,25  -0,75  30
=== contact then topography then new | none
Contact Lenses
Topography
OD 43.25 44.00
OS 43.50 44.25
New Rx
OD   -2.00  -0.75  170
OS   +1.25  -0.75  30
=== scleral, base curve and sag height | none
SCLERAL LENS ORDER
       Sphere   Cyl     Axis   Base curve   Height   Dia
OD     -2.00    -0.75   170    7.80         4200     16.0
OS     +1.25    -0.75   30     7.85         4250     16.0
=== soft toric, base curve oc | none
Proclear toric trial lenses
       Sphere   Cyl     Axis   Base Curve   OC    Qty
OD     -2.00    -0.75   170    8.7          0.1   6
OS     +1.25    -0.75   30     8.7          0.1   6
=== Pres Rx heading
Prev. Rx
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Pres. Rx
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== pres after unnamed, higher plus
Glasses
OD   +1.00  -0.50  20
OS   +1.00  -0.50  20
Pres
OD   +2.00  -0.50  20
OS   +2.00  -0.50  20
=== pd halves near bracket | pd2
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
PD 31.5 / 31 (near 30 / 29.5)
=== far/near tables with Centration rows | add
Ferne
      Sph     Cyl    A     
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Nähe
      Sph     Cyl    A     PD
R   -0,25  -0,75  175     
L   +3,00  -0,50  20
                          59,5
=== AP address
Praxis Dr. Wolf, Hauptstr. 12, AP 2
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== AP apartment english
Mr Jones, 14 Mill Lane AP 3
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== AP price Aktionspreis
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Einstärkenglas   AP 2,50
=== AP visit pressure
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
A/P: 1. myopia 2. presbyopia
=== A/P 1
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
A/P 1 Myopia, stable
=== AP column of frame
       Sph     Cyl    Axis   AP
OD   -2.25  -0.75  175   1.25
OS   +1.00  -0.50  20   1.25
=== Previous (2021) Rx
Spectacle Rx
Previous (2021) Rx   R -2.00 -0.75 x 170  L +0.75 -0.50 x 25
Manifest   R -2.25 -0.75 x 175  L +1.00 -0.50 x 20
=== Bisherige Fern Verordnung
Brillenverordnung
Bisherige Fern-Verordnung: R -2,00 -0,75 170  L +0,75 -0,50 25
Subjektiv: R -2,25 -0,75 175  L +1,00 -0,50 20
=== Autoref Rx
Glasses prescription
Autoref / Rx   OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
Subjective     OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== previous optician's prescription
Spectacle Rx
Previous optician prescription: OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
Subjective refraction: OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== glasses prescribed elsewhere
Glasses prescribed elsewhere
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Our prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== present spectacle prescription
Your present spectacle prescription
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Subjective refraction today
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== Vorjährige Brillenwerte
Vorjährige Brillenwerte
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektive Refraktion
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Brillenverordnung von frueher
Brillenwerte von früher
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektive Refraktion
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== glasses prescription expired
Glasses prescription (expired)
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Manifest
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== Abgelaufen heading under title
Brillenverordnung
Abgelaufen
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== Glasses Rx EXPIRED alone
Glasses Rx
EXPIRED
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Manifest
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== prescribed weeks ago, Glasses Rx worn
Glasses Rx    OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
Prescribed two weeks ago    OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== Brillenwerte and neu vor Wochen
Brillenwerte   R -2,00 -0,75 170  L +0,75 -0,50 25
Neue Werte seit 2 Wochen   R -2,25 -0,75 175  L +1,00 -0,50 20
=== REF under Brillenverordnung with footer contact
Brillenverordnung
REF
R   -2,00  -0,75  170
L   +0,75  -0,50  25
SUBJ
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Optik Berger · Kontaktlinsen · Hörgeräte
=== REF under Brillenpass, Subjektiv, footer
Brillenpass
AKR
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Brille · Kontaktlinsen · Sonnenbrille
=== LM under glasses, footer contact lens
Glasses Rx
LM
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
SUBJ
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Glasses | Contact Lenses | Eye Tests
=== slip LENS | none
LENS
      S       C       A
R   -2.00   -0.75   170
L   +0.75   -0.50   25
REF
      S       C       A
R   -2.25   -0.75   175
L   +1.00   -0.50   20
=== halves near bracket de | pd2
R   -2,25  -0,75  175
L   +1,00  -0,50  20
PD 31,5/31 (Nähe 30/29,5)
=== halves mm near bracket | pd2
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
PD 31.5 / 31 mm (reading 30 / 29.5 mm)
=== halves R L near bracket | pd2
R   -2,25  -0,75  175
L   +1,00  -0,50  20
PD R 31,5 L 31 (Nähe R 30 L 29,5)
=== near table then Total PD row | add
Ferne
      Sph    Cyl    Achse  
R    -2,25  -0,75  175   
L    +1,00  -0,50  20    
Nähe
      Sph    Cyl    Achse  PD
R    -0,25  -0,75  175    30
L    +3,00  -0,50  20     29,5
gesamt                    59,5
=== near table monocular PD without eyes | add
Ferne
      Sph    Cyl    Achse  
R    -2,25  -0,75  175   
L    +1,00  -0,50  20    
Nähe
      Sph    Cyl    Achse  PD
R    -0,25  -0,75  175   
L    +3,00  -0,50  20    
PD gesamt                    59,5
=== old remark single pair, new as measured
Brillenwerte
R   -2,00  -0,75  170   alte Brille
L   +0,75  -0,50  25   alte Brille
Subjektiv: R -2,25 -0,75 175  L +1,00 -0,50 20
=== old remark only on glass lines, glasses Rx title
Glasses Rx
OD   -2.00  -0.75  170   old
OS   +0.75  -0.50  25   old
Manifest
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
OU  +0.25
=== old remark pair, both lens Rx with 3 lines
Spectacle Rx
OD   -2.00  -0.75  170   previous
OS   +0.75  -0.50  25   previous
Near OU  +2.00
Subjective
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== remarks column now | od.sphere=-2.25
Glasses
      Sph    Cyl    Axis   Remarks
OD   -2.00  -0.75  175   now -2.25
OS   +1.00  -0.50  20
=== VA column, trial
      Sph    Cyl    Axis   VA
OD   -2.00  -0.75  175   with -2.25 6/5
OS   +1.00  -0.50  20   6/6
=== Brillenrezept table, line column bisher
Brillenrezept
               Sph     Cyl     A
bisher    R   -2,00   -0,75   170
          L   +0,75   -0,50   25
subjektiv R   -2,25   -0,75   175
          L   +1,00   -0,50   20
=== Brillenglasbestimmung: bisher getragen
Brillenverordnung Dr. Wolf
Bisher getragen: R -2,00 -0,75 170  L +0,75 -0,50 25
Subjektiver Abgleich: R -2,25 -0,75 175  L +1,00 -0,50 20
=== only bisher, new not made | none
Bisher: R -2,00 -0,75 170  L +0,75 -0,50 25
Neue Werte siehe Rückseite
=== Brillenpass mit bisher remark
Brillenpass
R   -2,00  -0,75  170   bisher
L   +0,75  -0,50  25    bisher
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== remark alt each line, with binocular line
Brillenpass
R   -2,00  -0,75  170   alt
L   +0,75  -0,50  25   alt
Subjektiv
R   -2,25  -0,75  175
L   +1,00  -0,50  20
bino +0,25 bds
=== remark alt, L eye only new line
Glasses Rx
OD   -2.00  -0.75  170   old
OS   +0.75  -0.50  25   old
Manifest OD -2.25 -0.75 175   OS +1.00 -0.50 20
=== contact prescription row | none
CONTACT LENSES
               OD                    OS
Prescription   -2.00 -0.75 x 170     +1.25 -0.75 x 30
BC             8.7                   8.7
=== contact Verordnung row | none
Kontaktlinsen
              R                     L
Verordnung    -2,00 -0,75 170       +1,25 -0,75 30
Durchmesser   14,5                  14,5
=== contact: Prescription right, prescription left | none
CONTACT LENS SPECIFICATION
Right eye
Prescription  -2.00 -0.75 170
Left eye
Prescription  +1.25 -0.75 30
=== Prescription rows right eye left eye under previous glasses
Previous glasses
Right eye
Prescription  -2.00 -0.75 170
Left eye
Prescription  +0.75 -0.50 25
Subjective refraction
Right eye
Result  -2.25 -0.75 175
Left eye
Result  +1.00 -0.50 20
=== previous Rx year columns
Spectacle Rx history
Previous (2019) Rx   OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
Today subjective   OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== letzte gültige Verordnung
Brillenwerte
Alte gültige Verordnung R -2,00 -0,75 170  L +0,75 -0,50 25
Subjektiv R -2,25 -0,75 175  L +1,00 -0,50 20
=== worn Rx (glasses)
Glasses prescription, Optik Berger
Old pair Rx:   OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
Manifest:      OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== lensmeter Rx
Glasses prescription
Lensmeter Rx   OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
Manifest Rx    OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== Kontaktlinsenstudio, Werte | none
Kontaktlinsenstudio Berger
Werte Ihrer Tageslinsen
     Sph    Cyl    Achse
R   -2,00  -0,75  170
L   +1,25  -0,75  30
Kein Ersatz für Ihre Brille
=== contact: heading "Kontaktlinsenmeister" | none
Kontaktlinsenmeister Wolf
MyDay toric   Box 90
     Sph    Cyl    Achse
R   -2,00  -0,75  170
L   +1,25  -0,75  30
nicht für Brillenwerte verwenden
=== Contact Lenses Specialist PD 62 with prism | none
Contact lens specialists
Precision1 for Astigmatism 8.5 14.5
     Sph    Cyl    Axis
R   -2.00  -0.75  170
L   +1.25  -0.75  30
Prism: none
=== scleral order with PD-like height | none
Scleral order, Onefit
      Sphere   Cyl     Axis   Base curve   Height   Dia
R     -2.00    -0.75   170    8.20         4600     15.6
L     +1.25    -0.75   30     8.20         4650     15.6
=== unnamed then Pres differing like add | od.sphere=+2.00 os.sphere=+2.00 od.cylinder=-0.50 od.axis=20
2021
OD   +0.50  -0.50  20
OS   +0.50  -0.50  20
Pres
OD   +2.00  -0.50  20
OS   +2.00  -0.50  20
=== Rx 2021 and pres table | od.sphere=+2.00 os.sphere=+2.00 od.cylinder=-0.50 od.axis=20
         Sph    Cyl   Axis
2021  R  +0.50  -0.50  20
      L  +0.50  -0.50  20
Pres  R  +2.00  -0.50  20
      L  +2.00  -0.50  20
=== Prev Pres table in + | od.sphere=+2.00 os.sphere=+2.00 od.cylinder=-0.50 od.axis=20
Rx       Sph    Cyl   Axis
Prev.  R  +0.75  -0.50  20
       L  +0.75  -0.50  20
Pres.  R  +2.00  -0.50  20
       L  +2.00  -0.50  20
=== AP fee invoice
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Gläser 2 x 39,00
AP 3,00
=== AP in Anamnese: Angina pectoris
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Diagnosen: AP, 2 Stents, Hypertonie
=== A/P in EMR
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
A/P: 1) Myopia 2) Astigmatism
=== AP Augendruck Pachy
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Tel. AP 3
=== room AP
Augenzentrum, Haus 2, AP 3
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== AP axial length
       Sph   Cyl   Axis
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
AP 2.5 mm
=== near block PD two eyes rowspan, far too absent | add
Fern
      Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Nah
      Sph     Zyl     Achse   PD
R    -0,25   -0,75   175
                              59,5
L    +3,00   -0,50   20
=== glasses prescribed elsewhere, heading Manifest
Glasses prescribed elsewhere
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Manifest
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== glasses elsewhere
Glasses from elsewhere
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Our prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== keratometry with Prescription row under autoref | none
AUTOREFRACTOR
               OD                    OS
Prescription   -2.00 -0.75 x 170     +0.75 -0.50 x 25
=== glasses and contact sheet
Glasses prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Contact lenses
               OD                    OS
Prescription   -2.00 -0.75 x 170     +1.25 -0.75 x 30
BC             8.7                   8.7
=== glasses table and contact row, eyes at sides
Spectacles
               OD                    OS
Refraction     -2.25 -0.75 x 175     +1.00 -0.50 x 20
Contact lenses
Prescription   -2.00 -0.75 x 170     +1.25 -0.75 x 30
=== Kontaktlinsenstudio header, CL table with PD? | none
Kontaktlinsenstudio Berger
MyDay toric
     Sph    Cyl    Achse
R   -2,00  -0,75  170
L   +1,25  -0,75  30
Ihre Brille erst am Abend tragen
=== Our prescription alone heading
Manifest
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Our prescription
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== Brille vom Vorjahr then Autorefraktor
Brille aus dem Vorjahr
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Autorefraktor
R   -2,25  -0,75  175
L   +1,00  -0,50  20
=== glasses from last year, our autoref | none
Glasses made last year
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
Autorefraction
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
=== a prism that lost its point before the base of another one | od.prismVer=1.25 od.baseVer=Down od.prismHor=2.50 od.baseHor=In os.prismVer=1.50 os.baseVer=Up os.prismHor=2.75 os.baseHor=In
                                 PRISM
     SPH     CYL     AXIS    VERTICAL       HORIZONTAL
RE   -2.25   -0.75   175     1.25   Down    2.50   In
LE   +1.00   -0.50   20      150    Up      2.75   In
=== expired over the only table | none
Smith Optometry
EXPIRED
     Sphere   Cylinder   Axis
OD   -2.25    -0.75      175
OS   +1.00    -0.50      20
=== abgelaufen over the only table | none
Augenarztpraxis Dr. Meyer
ABGELAUFEN
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== expired between the heading and its table | none
GLASSES PRESCRIPTION
EXPIRED
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== an expired card of a portal | none
My prescriptions
Glasses · Dr. Ada Meyer · 03/04/2019
Expired
Eye    SPH      CYL      AXIS   ADD
OD     -2.25    -0.75    175    +2.00
OS     +1.00    -0.50    20     +2.00
PD 62.5
=== an expired card that names its last day | none
Glasses
EXPIRED
       Sphere   Cylinder   Axis    Add
Right  -2.25    -0.75      175     2.00
Left   +1.00    -0.50      20      2.00
Expires on 12/01/2020
=== a stamp on a pass of an optician | none
Brillenpass
Optik Meyer
ABGELAUFEN
       Sph     Zyl     Achse    PD
R      -2,25   -0,75   175      31,5
L      +1,00   -0,50   20       31
=== ungueltig over the only table | none
UNGÜLTIG
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== ungueltig without dots on a prescription | none
Brillenverordnung
UNGULTIG
       Sph     Zyl     Achse
R      -2,25   -0,75   175
L      +1,00   -0,50   20
=== superseded by another prescription | none
Superseded by Rx of 12/03/2025
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== glasses worn full time above todays refraction
Spectacles, full time wear
R   -3.25 / -0.25 x 94
L   +0.75 / -0.50 x 14
Cycloplegic refraction today
R   -2.25 / -0.75 x 175
L   +1.00 / -0.50 x 20
=== glasses worn full time since a year | none
Glasses, full time wear since 2019
R   -3.25 / -0.25 x 94
L   +0.75 / -0.50 x 14
Retinoscopy
R   -2.25 / -0.75 x 175
L   +1.00 / -0.50 x 20
=== zum staendigen Tragen seit Jahren | none
Brille zum ständigen Tragen (seit 2021)
R   -3,25 / -0,25 x 94
L   +0,75 / -0,50 x 14
Skiaskopie
R   -2,25 / -0,75 x 175
L   +1,00 / -0,50 x 20
=== worn ones and a plan in words | none
Spectacles: full time wear
R   -3.25 / -0.25 x 94
L   +0.75 / -0.50 x 14
Dry retinoscopy
R   -2.25 / -0.75 x 175
L   +1.00 / -0.50 x 20
Plan: new spectacles as retinoscopy
=== glasses of full time wear and their age
Glasses full time wear, 2 years old
OD   -3.25   -0.25   94
OS   +0.75   -0.50   14
Manifest
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== contact lens as a column | none
     Sphere   Cylinder   Axis   Contact lens
R    -2.25    -0.75      175    Acuvue Oasys
L    +1.00    -0.50      20     Acuvue Oasys
=== Kontaktlinse as a column | none
     Sph      Zyl      Achse   Kontaktlinse
R    -2,25    -0,75    175     Biofinity toric
L    +1,00    -0,50    20      Biofinity toric
Tragedauer: Monatslinse
=== contact lens as a column behind an addition | none
     Sphere   Cylinder   Axis   Add    Contact lens
OD   -2.25    -0.75      175    2.00   Biofinity XR
OS   +1.00    -0.50      20     2.00   Biofinity XR
=== Kontaktlinsen with their curves | none
     Sph      Zyl      Achse   Kontaktlinsen
R    -2,25    -0,75    175     8,6 / 14,2
L    +1,00    -0,50    20      8,6 / 14,2
=== Kontaktlinse of a fitting | none
Anpassung vom 12.03.2025
     Sph      Zyl      Achse   Kontaktlinse
R    -2,25    -0,75    175     Menicon Z
L    +1,00    -0,50    20      Menicon Z
Nachkontrolle in 6 Monaten
=== a ticked box of Kontaktlinsen above columns for prisms | none
[ ] Brille   [x] Kontaktlinsen
     Sph      Zyl      Achse   Prisma   Basis
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== a contact lens clinic with columns for prisms | none
CONTACT LENS CLINIC
     Sph      Cyl      Axis   Prism   Base
R    -2.25    -0.75    175
L    +1.00    -0.50    20
BOZR 7.80   TD 9.60
=== order of a contact lens specialist with a ballast | none
Contact Lens Specialist Order
     Sphere   Cylinder   Axis   Prism   Base
R    -2.25    -0.75      175    1.50    Down
L    +1.00    -0.50      20     1.50    Down
=== Rx for glasses or contact lenses, the latter marked | none
Rx for:  Glasses  (X) Contact lenses
     Sphere   Cyl      Axis   Prism   Base
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
=== Auftrag with Kontaktlinsen ticked | none
Auftrag   [ ] Brillengläser   [x] Kontaktlinsen
       Sphäre   Zylinder   Achse   Prisma   Basis
R      -2,25    -0,75      175
L      +1,00    -0,50      20
=== order with contact lenses marked behind | none
Order:  Spectacles ( )   Contact lenses (X)
       Sphere   Cylinder   Axis   Prism   Base
R      -2.25    -0.75      175
L      +1.00    -0.50      20
=== a contact lens centre with columns for prisms | none
Contact Lens Centre
       Sphere   Cylinder   Axis   Prism   Base
R      -2.25    -0.75      175
L      +1.00    -0.50      20
Wear: daily, replace monthly
=== far and near, the middle one empty | pd
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD Far   62.5   Near   59.5   Int
=== distance pd and near, intermediate a line to fill | pd
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Distance PD: 62.5   Near: 59.5   Intermediate: ____
=== Ferne and Naehe, Zwischen a line to fill | pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD Ferne 62,5   Nähe 59,5   Zwischen ___
=== far and near and a box for a computer | pd
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD: 62.5   Near: 59.5   [ ] Computer
=== near behind the distance and the kind of glasses | pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD 62,5 mm   Nahe: 59,5 mm   Fernbrille
=== near behind the distance and what they are for | pd
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD: 62.5 / Near: 59.5 / Distance only
=== Nah behind the distance and Bildschirm empty | pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD 62,5   Nah 59,5   Bildschirm
=== a change in words above the heading | od.sphere=-2.50
Rev. 3/4: -2.50 for the right sphere
GLASSES PRESCRIPTION
     Sphere   Cylinder   Axis
OD   -2.25    -0.75      175
OS   +1.00    -0.50      20
=== a corrected sphere by hand above the heading | od.sphere=-2.50
             -2.50 !!
Spectacle Prescription
     Sphere   Cylinder   Axis
R    -2.25    -0.75      175
L    +1.00    -0.50      20
=== Sph geaendert above the heading | od.sphere=-2.50
Achtung Sph geändert auf -2,50
Brillenverordnung
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== another addition above the heading | od.add=? os.add=?
Zusatz für Nähe jetzt +2,25
Brillenverordnung
     Sph      Zyl      Achse   Add
R    -2,25    -0,75    175     2,00
L    +1,00    -0,50    20      2,00
=== measured today above the pass of long ago
Heute gemessen:
       -2,25   -0,75   175
       +1,00   -0,50   20
Brillenpass von 2019
     Sph      Zyl      Achse
R    -2,50    -0,25    133
L    +0,50    -0,25    88
=== a line of a day above the pass
12.03.2025     -2,25  -0,75  175       +1,00  -0,50  20
Brillenpass
     Sph      Zyl      Achse
R    -2,50    -0,25    133
L    +0,50    -0,25    88
=== corrections of both spheres above the heading | od.sphere=-2.50 os.sphere=+1.25
Corrections:   -2.50    +1.25
Glasses Prescription
            Right     Left
Sphere      -2.25     +1.00
Cylinder    -0.75     -0.50
Axis        175       20
=== a box for changes at the top | os.sphere=+1.50
Änderung nach Rücksprache:     +1,50
Brillenrezept
     Sph      Zyl      Achse
RA   -2,25    -0,75    175
LA   +1,00    -0,50    20
=== another cylinder above the heading | od.cylinder=-1.00
Zyl. bitte -1,00 statt -0,75
BRILLENVERORDNUNG
     Sph      Zyl      Achse
RA   -2,25    -0,75    175
LA   +1,00    -0,50    20
=== values of today above a prescription of 2019
Heute:      -2,25 -0,75/175       +1,00 -0,50/20
Brillenrezept 03/2019
     Sph      Zyl      Achse
RA   -2,50    -0,25    133
LA   +0,50    -0,25    88
=== a list whose older line was new then
                   Rechts                    Links
Datum        Art         Sph      Zyl     A       Sph      Zyl     A
17.03.2023   Ref         -2,25    -0,75   175     +1,00    -0,50   20
26.04.2018   BR neu      -2,50    -0,25   133     +0,50    -0,25   88
=== a list whose older line was final then
                   Rechts                    Links
Datum        Art         Sph      Zyl     A       Sph      Zyl     A
17.03.2023   BR          -2,25    -0,75   175     +1,00    -0,50   20
26.04.2018   Ref final   -2,50    -0,25   133     +0,50    -0,25   88
=== a list of three lines, the middle one new then
                   Rechts                    Links
Datum        Art         Sph      Zyl     A       Sph      Zyl     A
17.03.2025   Ref         -2,25    -0,75   175     +1,00    -0,50   20
26.04.2020   BR neu      -2,50    -0,25   133     +0,50    -0,25   88
11.02.2016   BR          -2,75    -0,25   130     +0,25    -0,25   85
=== a list with an old Rx final
                   Right                     Left
Date         Type        Sph      Cyl     Ax      Sph      Cyl     Ax
26/04/2018   Rx final    -2.50    -0.25   133     +0.50    -0.25   88
17/03/2023   Rx          -2.25    -0.75   175     +1.00    -0.50   20
=== a list with an old Rx released
                   Right                     Left
Date         Type          Sph      Cyl     Ax      Sph      Cyl     Ax
17/03/2025   Ref           -2.25    -0.75   175     +1.00    -0.50   20
26/04/2018   Rx released   -2.50    -0.25   133     +0.50    -0.25   88
=== Skiaskopie with its order in brackets | none
Skiaskopie (sph / cyl / Achse)
R: -2,75 / -0,75 / 175
L: +1,50 / -0,50 / 20
=== worn glasses with the order in brackets, new ones to follow | none
Scheitelbrechwertmesser, getragene Brille (sph / cyl / Achse)
R: -2,25 / -0,75 / 175
L: +1,00 / -0,50 / 20
Neue Verordnung folgt
=== old values with the order in brackets, new ones overleaf | none
Alte Werte (sph / cyl / Achse)
R: -2,50 / -0,25 / 133
L: +0,50 / -0,25 / 88
Neue Werte siehe Rückseite
=== Kontaktlinsen with the order in brackets | none
Kontaktlinsen (sph / cyl / Achse)
R: -2,25 / -0,75 / 175
L: +1,00 / -0,50 / 20
=== contact lens order with the order in brackets, and a curve | none
Contact lens order (sphere, cylinder, axis)
OD: -2.25, -0.75, 175
OS: +1.00, -0.50, 20
BC 8.6 DIA 14.2
=== your contact lenses with the order in brackets | none
Your contact lenses (sphere, cylinder, axis)
Right: -2.25, -0.75, 175
Left: +1.00, -0.50, 20
=== the sum of both near distances
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nah-PD R 30   Nah-PD L 29,5   gesamt 59,5 mm
=== the sum behind PD Naehe
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD Nähe:   R 30   L 29,5   gesamt 59,5 mm
=== the sum below a heading for near
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nähe
PD R 30   PD L 29,5   gesamt 59,5
=== the sum behind Augenabstand Naehe
rechts  -2,25 -0,75 x 175
links   +1,00 -0,50 x 20
Augenabstand Nähe: R 30 mm, L 29,5 mm, insgesamt 59,5 mm
=== halves of a reading pd
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Reading PD   R 30   L 29.5   Total 59.5
=== halves of a PD Lesen
rechts  -2,25 -0,75 x 175
links   +1,00 -0,50 x 20
PD Lesen R 30   L 29,5   Summe: 59,5
=== near in brackets behind halves and their sum
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD R 30   PD L 29.5   total 59.5 (near)
=== halves for a computer
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD computer   R 30.5   L 30   Total 60.5
=== PD fern bzw. nah with near halves
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD fern bzw. nah: R 30  L 29,5 (Nähe)
=== PD fern bzw. nah, the far one empty
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD fern bzw. nah: ___ / 59,5 mm
=== PD fern bzw. nah, the far one a stroke
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD fern bzw. nah   - / 59,5
=== ADD between two amounts with a base behind it
       Sph      Cyl      Axis
OD     -2.25    -0.75    175
OS     +1.00    -0.50    20
         R   2.50
ADD                   Base in
         L   2.50
=== ADD between two prisms, their heads behind it
          SPHERE    CYLINDER   AXIS
     OD   -2.25     -0.75      175
DIST
     OS   +1.00     -0.50      20
     OD   1.50
ADD                   Prism    Base
     OS   1.50
=== ADD between two prisms, boxes of four bases behind it
          SPHERE    CYLINDER   AXIS
     OD   -2.25     -0.75      175
DIST
     OS   +1.00     -0.50      20
     OD   1.50
ADD                 In    Out    Up    Down
     OS   1.50
=== spheres of both eyes with DS behind RE / LE | od.cylinder=- od.axis=- os.sphere=-1.00 os.cylinder=- os.axis=- pd
Rx: RE / LE   -2.25 DS / -1.00 DS
PD 62.5
=== spheres of both eyes with DS behind Right / Left | od.cylinder=- od.axis=- os.sphere=-1.00 os.cylinder=- os.axis=- add
Right / Left:   -2.25 DS / -1.00 DS
Add +2.00
=== spheres of both eyes with DS behind eyes in brackets | od.cylinder=- od.axis=- os.sphere=-1.00 os.cylinder=- os.axis=-
Patient: John Smith
Rx (OD/OS): -2.25 DS / -1.00 DS
=== far and near of the only eye that is named
Prescription for glasses     Mr. J. Cole     12/03/2024
RIGHT EYE (other one: prosthesis)
  Distance   -2.00  -0.50  x 90
  Near       +0.50  -0.50  x 90
PD 31
=== tables of two years, and words about one eye
Spectacle Rx      12/03/2024
        SPH     CYL    AXIS
2023   -2.00   -0.50   90
2024   -2.25   -0.75   85
right eye amblyopic, no other change
=== spheres of both eyes with DS, the left one first | od.sphere=-1.00 od.cylinder=- od.axis=- os.sphere=-2.25 os.cylinder=- os.axis=-
L / R   -2.25 DS / -1.00 DS
=== Bitte anfertigen below the new values, older ones under it
Rechts   -2,25 / -0,75 x 175
Links    +1,00 / -0,50 x 20
Bitte anfertigen
zum Vergleich 2019:
Rechts   -2,50 / -0,25 x 133
Links    +0,50 / -0,25 x 88
=== Rx to be filled below the new values, those of 2019 under it
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Rx to be filled by any optician
2019 for comparison
OD   -2.50   -0.25   133
OS   +0.50   -0.25   88
=== Prescription to be filled between values and those of a device
     Sphere   Cylinder   Axis
OD   -2.25    -0.75      175
OS   +1.00    -0.50      20
Prescription to be filled
Measured by the device
     Sphere   Cylinder   Axis
OD   -2.50    -0.25      133
OS   +0.50    -0.25      88
=== Brille anfertigen below the new values, those on file under it
R  -2,25 / -0,75 x 175
L  +1,00 / -0,50 x 20
Brille anfertigen
Bestand laut Kartei:
R  -2,50 / -0,25 x 133
L  +0,50 / -0,25 x 88
=== Rx to be filled between a table and that of 2019
     Sphere   Cylinder   Axis
OD   -2.25    -0.75      175
OS   +1.00    -0.50      20
Rx to be filled
From our records 2019:
     Sphere   Cylinder   Axis
OD   -2.50    -0.25      133
OS   +0.50    -0.25      88
=== Ferner before a prism of the left eye | os.prismHor=2.00 os.baseHor=In
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Ferner Prisma 2,00 Basis innen links
=== prisms for near alone below Naehe
              Rechts                     Links
         Sph     Zyl     Achse      Sph     Zyl     Achse
Ferne    -2,25   -0,75   175        +1,00   -0,50   20
Nähe
Prisma   2,00 innen                 2,00 innen
=== halves for near below Naehe
              Rechts                     Links
         Sph     Zyl     Achse      Sph     Zyl     Achse
Ferne    -2,25   -0,75   175        +1,00   -0,50   20
Nähe
PD       30                         29,5
=== the distance for near below Near
              Right                      Left
         Sph     Cyl     Axis       Sph     Cyl     Axis
Dist     -2.25   -0.75   175        +1.00   -0.50   20
Near
PD       59.5
=== a temperature below prisms without bases | od.prismHor=? os.prismHor=?
OD - RIGHT EYE           OS - LEFT EYE
Sphere:    -2.25         Sphere:    +1.00
Cylinder:  -0.75         Cylinder:  -0.50
Axis:      175           Axis:      20
Prism:     1.50          Prism:     1.50
Temp: 36.6               Pulse: 72
=== decentration below prisms without bases | od.prismHor=? os.prismHor=?
           R          L
Sph        -2,25      +1,00
Zyl        -0,75      -0,50
Achse      175        20
Prisma     1,50       1,50
Dezentr.   innen      außen
=== Zusatz Zwischen before Zusatz Naehe | add
     Sph      Zyl      Achse   Zusatz Zwischen   Zusatz Nähe
R    -2,25    -0,75    175     +1,00             +2,00
L    +1,00    -0,50    20      +1,00             +2,00
=== Zusatz Bildschirm alone
     Sph      Zyl      Achse   Zusatz Bildschirm
R    -2,25    -0,75    175     +1,00
L    +1,00    -0,50    20      +1,00
=== Add Computer alone
     Sphere   Cyl      Axis    Add Computer
R    -2.25    -0.75    175     +1.00
L    +1.00    -0.50    20      +1.00
=== Addition (Intermediate) alone
     Sphere   Cyl      Axis    Addition (Intermediate)
R    -2.25    -0.75    175     +1.00
L    +1.00    -0.50    20      +1.00
=== one letter of the distances of both eyes was not seen | od.pd=29 os.pd=29.5
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PDR /.29 / 29.5 mm
=== an amount that lost its point, before a base that may be of the next one | od.prismHor=1.25 od.baseHor=Out od.prismVer=1.50 od.baseVer=Down os.prismHor=1.75 os.baseHor=Out os.prismVer=1.75 os.baseVer=Up
Eye     Sphere   Cylinder   Axis   Prism   In/Out   Prism   Up/Down   Far
Right   -2.25    -0.75      175    125     Out      1.50    Down      33.0
Left    +1.00    -0.50      20     1.75    Out      1.75    Up        33.5
=== a column of distances for near, whose neighbour was misread | od.pd=34 os.pd=33 add
                                      Monocular PD
     Sphere   Cylinder   Axis   Add
                                      Dit     Near
OD   -2.25    -0.75      175    +2.00   34.0    33.0
OS   +1.00    -0.50      20     +2.00   33.0    32.0
=== the heading of one eye was misread, and a cylinder lost its point | od.sphere=+4.50 od.cylinder=-1.75 od.axis=50 os.sphere=+4.25 os.cylinder=-1.25 os.axis=29
                 Riga fens    Left lens
Sphere (dpt)     +4.50        +4.25
Cylinder (dpt)   -1.75        -125
Axis             50           29
=== the base in was read as a number and a letter | od.prismHor=1.00 od.baseHor=In os.prismHor=1.50 os.baseHor=In
     SPH      CYL      AXIS   PRISM   BASE
R    -2.25    -0.75    175    1.00    1 n
L    +1.00    -0.50    20     1.50    1 n
=== distances for near below a head that was misread, those for far below none | od.pd=31 os.pd=32.5
Eye   Sphere   Cyl      Axis    PO    Noar PD
R     -2.25    -0.75    175     31      30
L     +1.00    -0.50    20      32.5    31.5
=== a sentence that tells what was asked for before, above the refraction of today
In 2019 I asked you to make the following:
Glasses
R   -3.25 / -0.25 x 94
L   +0.75 / -0.50 x 14
Subjective refraction
R   -2.25 / -0.75 x 175
L   +1.00 / -0.50 x 20
=== a sentence that prescribes nothing of what follows
I do not prescribe the following:
Glasses
R   -3.25 / -0.25 x 94
L   +0.75 / -0.50 x 14
Final Rx
R   -2.25 / -0.75 x 175
L   +1.00 / -0.50 x 20
=== old glasses told in a sentence with the names behind | none
Your old glasses had -2.00 sphere with -0.75 cylinder at 170 in the right eye
and +0.75 sphere with -0.50 cylinder at 25 in the left eye.
=== previous prescription told in a sentence | none
Your previous prescription was -2.00 sphere with -0.75 cylinder at 170 in the right eye
and +0.75 sphere with -0.50 cylinder at 25 in the left eye.
=== glasses worn now told in a sentence | none
The glasses you are wearing are -2.00 sphere with -0.75 cylinder at 170 for the right eye
and +0.75 sphere with -0.50 cylinder at 25 for the left eye.
=== alte Brille im Satz | none
Ihre alte Brille hat rechts -2,00 Sphäre mit -0,75 Zylinder bei 170
und links +0,75 Sphäre mit -0,50 Zylinder bei 25.
=== an autorefractor in a sentence | none
The autorefractor measured the right eye at -2.00 sphere with -0.75 cylinder at 170
and the left eye at +0.75 sphere with -0.50 cylinder at 25.
=== objective refraction in a letter | none
The objective refraction was right eye -2.00 sphere with -0.75 cylinder at 170, left eye +0.75 sphere with -0.50 cylinder at 25.
=== broken glasses neutralised, in a letter | none
We neutralised your broken glasses: right eye is -2.00 sphere with -0.75 cylinder at 170 and left eye is +0.75 sphere with -0.50 cylinder at 25.
=== a refraction before surgery in a letter | none
Her refraction before surgery was -2.00 sphere with -0.75 cylinder at 170 in the right eye and +0.75 sphere with -0.50 cylinder at 25 in the left eye.
=== lenses supplied that do not match | none
The lenses supplied were right -2.50 sphere with -0.75 cylinder at 170 and left +1.25 sphere with -0.50 cylinder at 25.
They do not match.
=== a mistake of the laboratory in an e-mail | none
By mistake the lab made right eye -2.00 sphere with -0.75 cylinder at 170 and left eye +0.75 sphere with -0.50 cylinder at 25.
=== last year in a sentence | none
Last year the right eye was -2.00 sphere with -0.75 cylinder at 170 and the left eye was +0.75 sphere with -0.50 cylinder at 25.
=== was and is now in one sentence
Right eye was -2.00 sphere with -0.75 cylinder at 170 and is now -2.25 sphere with -0.75 cylinder at 175.
Left eye was +0.75 sphere with -0.50 cylinder at 25 and is now +1.00 sphere with -0.50 cylinder at 20.
=== an order on file that has expired, in a message | none
Your order from 2020 was right eye -2.00 sphere with -0.75 cylinder at 170 and left eye +0.75 sphere with -0.50 cylinder at 25. It has expired.
=== values not to be used any more, in a message | none
Do not use these any more: right eye -2.00 sphere with -0.75 cylinder at 170, left eye +0.75 sphere with -0.50 cylinder at 25.
=== an example of a web site | none
For example: Right eye is -2.00 sphere with -0.75 cylinder at 170 and left eye is +0.75 sphere with -0.50 cylinder at 25.
=== Beispiel einer Webseite | none
Beispiel: Rechtes Auge -2,00 Sphäre mit -0,75 Zylinder bei 170, linkes Auge +0,75 Sphäre mit -0,50 Zylinder bei 25.
=== soft lenses in an e-mail | none
We start with soft lenses, right eye -2.00 sphere with -0.75 cylinder at 170 and left eye +0.75 sphere with -0.50 cylinder at 25.
=== weiche Linsen in einer E-Mail | none
Wir beginnen mit weichen Linsen: rechtes Auge -2,00 Sphäre mit -0,75 Zylinder bei 170, linkes Auge +0,75 Sphäre mit -0,50 Zylinder bei 25.
=== dailies in an e-mail | none
Your dailies are right -2.00 sphere with -0.75 cylinder at 170, left +0.75 sphere with -0.50 cylinder at 25.
=== what is left with Ortho-K, in a letter | none
With Ortho-K lenses your right eye is now -0.25 sphere with -0.50 cylinder at 170 and left eye is -0.50 sphere with -0.25 cylinder at 25.
=== over-refraction in a letter | none
The over-refraction was right eye +0.25 sphere with -0.50 cylinder at 170 and left eye -0.50 sphere with -0.25 cylinder at 25.
=== the husband in an e-mail | none
Your husband has right eye -2.00 sphere with -0.75 cylinder at 170 and left eye +0.75 sphere with -0.50 cylinder at 25.
=== eyes behind, a greeting names the other eye first
Thank you for calling about your left eye. You need -2.25 sphere with -0.75 cylinder at 175 in the right eye
and +1.00 sphere with -0.50 cylinder at 20 in the left eye.
=== eyes behind after a surgery of the left eye
After surgery on the left eye we prescribe -2.25 sphere with -0.75 cylinder at 175 for the right
and +1.00 sphere with -0.50 cylinder at 20 for the left.
=== Augen dahinter nach Operation am linken Auge
Nach der Operation am linken Auge verordnen wir -2,25 Sphäre mit -0,75 Zylinder bei 175 rechts
und +1,00 Sphäre mit -0,50 Zylinder bei 20 links.
=== Augen dahinter, die Zeile bricht davor um
Die Gläser haben -2,25 Sphäre mit -0,75 Zylinder bei 175 für das
rechte Auge und +1,00 Sphäre mit -0,50 Zylinder bei 20 für das
linke Auge.
=== an addition of each eye in a sentence | od.add=+2.00 os.add=+2.50
Right eye -2.25 sphere with -0.75 cylinder at 175, left eye +1.00 sphere with -0.50 cylinder at 20. Add right +2.00 and left +2.50.
=== an addition that may be needed in two years
Right eye is -2.25 sphere with -0.75 cylinder at 175 and left eye is +1.00 sphere with -0.50 cylinder at 20. In two years you may need an add of +1.75.
=== a prism told behind with its eye behind it | od.prismHor=2.00 od.baseHor=In
Right eye is -2.25 sphere with -0.75 cylinder at 175 and left eye is +1.00 sphere with -0.50 cylinder at 20, plus 2.00 base in for the right eye.
=== a prism that is not needed any more
Right eye is -2.25 sphere with -0.75 cylinder at 175 and left eye is +1.00 sphere with -0.50 cylinder at 20. The 2.00 base in of your old left lens is not needed any more.
=== PD for the screen in a sentence
Right eye is -2.25 sphere with -0.75 cylinder at 175 and left eye is +1.00 sphere with -0.50 cylinder at 20. Use PD 60.5 for the screen.
=== PD for the computer
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD for the computer 60.5
=== PD for intermediate distance
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD for intermediate distance 60.5
=== PD für Bildschirm
R   -2,25  -0,75  175
L   +1,00  -0,50  20
PD für Bildschirm  60,5
=== the working distance of a PD taken for it
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD at 60 cm 60.5
=== PD (Lesebrille) with halves
R   -2,25  -0,75  175
L   +1,00  -0,50  20
PD (Lesebrille)   R 30   L 29,5
=== the PD of a frame
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
Frame PD  70
=== heads Office and Near below PD in a table
       Sph     Cyl    Axis        PD
                              Office    Near
R    -2.25   -0.75    175     30.5    30
L    +1.00   -0.50     20     30      29.5
=== PD gesamt two lines below Nähe
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Nähe
HSA 12
PD R 30  PD L 29,5  gesamt 59,5
=== Near, and PD in a line for each eye
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
Near
OD PD 30
OS PD 29.5
=== Near measurements, and PD right below
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
Near measurements
PD  59.5
=== Zentrierung Nähe, and PD right below
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Zentrierung Nähe
PD 59,5
=== far and near behind each half | pd2
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD  R 31.5 far 30 near   L 31 far 29.5 near
=== near behind the first distance, far behind the second | pd
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD  59.5 near   62.5 far
=== near halves with their range behind, then those for far | pd2
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD  30/29.5 near   31.5/31 far
=== halves and near behind a dash
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD R 30  L 29.5 - near
=== halves and near behind without brackets
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD R 30  L 29.5  near
=== halves at near
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD R 30  L 29.5  at near
=== halves (for near)
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD R 30  L 29.5  (for near)
=== halves (computer)
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD R 30.5  L 30  (computer)
=== PD (computer) behind
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD 60.5  (computer)
=== PD intermediate behind
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
PD 60.5 mm  intermediate
=== a column PD 40 cm
       Sph     Cyl    Axis   PD 40 cm
R    -2.25   -0.75    175     30
L    +1.00   -0.50     20     29.5
=== a column PD @ near
       Sph     Cyl    Axis   PD @ near
R    -2.25   -0.75    175     30
L    +1.00   -0.50     20     29.5
=== a column PD Arbeitsplatz
       Sph     Zyl    Achse   PD Arbeitsplatz
R    -2,25   -0,75    175     30,5
L    +1,00   -0,50     20     30
=== a column PD Büro
       Sph     Zyl    Achse   PD Büro
R    -2,25   -0,75    175     30,5
L    +1,00   -0,50     20     30
=== SUPERSEDED stamped below the old table, the new one under it
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
SUPERSEDED
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Ersetzt durch between the old table and the new one
Brillenrezept
       Sph     Zyl     Achse
R    -2,00   -0,75   170
L    +0,75   -0,50   25
Ersetzt durch:
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== Replaced by between the old table and the new one
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Replaced by
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Replaced by the one below, with its day
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Replaced by the prescription below on 3 May
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== EXPIRED above an empty form with heads | none
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
EXPIRED
       SPH     PRISM    BASE
OD   
OS
=== EXPIRED with its day | none
Glasses Prescription
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
EXPIRED 03/02/2021
=== Status: Expired | none
Glasses Prescription
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
Status: Expired
=== This prescription has expired | none
Glasses Prescription
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
This prescription has expired
=== Dieses Rezept ist abgelaufen | none
Brillenrezept
       Sph     Zyl     Achse
R    -2,00   -0,75   170
L    +0,75   -0,50   25
Dieses Rezept ist abgelaufen
=== VOID stamped below | none
Glasses Prescription
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
VOID
=== CANCELLED stamped below | none
Glasses Prescription
       SPH     CYL     AXIS
OD   -2.00   -0.75   170
OS   +0.75   -0.50   25
CANCELLED
=== STORNIERT stamped below | none
Brillenrezept
       Sph     Zyl     Achse
R    -2,00   -0,75   170
L    +0,75   -0,50   25
STORNIERT
=== Bitte neue Brille anfertigen below the new values, older ones under it
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Bitte neue Brille anfertigen
Werte 2019
R   -2,00  -0,75  170
L   +0,75  -0,50  25
=== New glasses recommended below the new values, older ones under it
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
New glasses recommended
On file from 2019
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Neue Brille empfohlen below the new values, older ones under it
R   -2,25  -0,75  175
L   +1,00  -0,50  20
Neue Brille empfohlen
Kartei 2019
R   -2,00  -0,75  170
L   +0,75  -0,50  25
=== New Rx issued below the new values, the card of 2019 under it
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
New Rx issued
Card 2019
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== NEW RX stamped below, the last order under it
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
NEW RX
Last order
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== NEU stamped below, an order of 2019 under it
R   -2,25  -0,75  175
L   +1,00  -0,50  20
NEU
Bestellung 2019
R   -2,00  -0,75  170
L   +0,75  -0,50  25
=== Prescribed below the new values, those on file under it
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Prescribed
On file
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Final below the new values, an order of 2019 under it
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Final
Order 2019
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== RELEASED stamped between two tables
      SPH    CYL    AXIS
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
RELEASED
      SPH    CYL    AXIS
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Dispensed below the prescription, a device's table under it
       SPH    CYL    AXIS
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Dispensed
NIDEK
       SPH    CYL    AXIS
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Released to patient, a slip of a device under it
       SPH    CYL    AXIS
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Released to patient
TOPCON KR-800
       SPH    CYL    AXIS
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Prescribed below the values, those of a sibling under it
       SPH    CYL    AXIS
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Prescribed
Sibling
       SPH    CYL    AXIS
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Neue Brillenwerte folgen below the worn ones | none
R   -2,00  -0,75  170
L   +0,75  -0,50  25
Neue Brillenwerte folgen
=== a list by months, the older line was final then
Feb 2019  Final  OD -2.00 -0.75 x 170  OS +0.75 -0.50 x 25
May 2024  Refr   OD -2.25 -0.75 x 175  OS +1.00 -0.50 x 20
=== a list by years, the older line was new then
2019  neu  R -2,00 -0,75 170   L +0,75 -0,50 25
2024  Ref. R -2,25 -0,75 175   L +1,00 -0,50 20
=== a list with years in brackets
New (2019)   OD -2.00 -0.75 x 170   OS +0.75 -0.50 x 25
Exam (2024)  OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
=== Heutige Messung Autorefraktor | none
Heutige Messung Autorefraktor
R   -2,00  -0,75  170
L   +0,75  -0,50  25
=== New autorefraction | none
New autorefraction
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== Final autorefraction values | none
Final autorefraction values
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== New lensometry reading | none
New lensometry reading
OD   -2.00  -0.75  170
OS   +0.75  -0.50  25
=== the O of Out read as 0 in a column of bases | od.prismHor=2.00 od.baseHor=Out os.prismHor=2.00 os.baseHor=Out
        SPH     CYL    AXIS   PRISM   BASE
OD    -2.25   -0.75   175    2.00    0
OS    +1.00   -0.50    20    2.00    Out
=== Basis O for oben read as 0 | od.prismVer=2.00 od.baseVer=Up os.prismVer=2.00 os.baseVer=Down
       Sph     Zyl     Achse   Prisma  Basis
R    -2,25   -0,75    175     2,00    0
L    +1,00   -0,50     20     2,00    unten
=== boxes In and Out to tick behind each prism | od.prismHor=2.00 od.baseHor=? os.prismHor=2.00 os.baseHor=?
        SPH     CYL    AXIS   PRISM    BASE
OD    -2.25   -0.75   175    2.00     In  Out
OS    +1.00   -0.50    20    2.00     In  Out
=== all four bases to circle behind each prism | od.prismHor=? od.baseHor=? os.prismHor=? os.baseHor=?
        SPH     CYL    AXIS   PRISM    BASE
OD    -2.25   -0.75   175    2.00     In / Out / Up / Down
OS    +1.00   -0.50    20    2.00     In / Out / Up / Down
=== Dez. innen in millimetres of a lens order
R  -2,25 -0,75 x 175   Dez. 2,0 innen
L  +1,00 -0,50 x 20    Dez. 2,0 innen
=== a phoria with BI
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Phoria  OD 6 BI   OS 6 BI
=== a cover test with bases
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Cover test   OD 4 BO   OS 2 BD
=== a Fresnel prism worn so far
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Fresnel worn so far  OD 5 BO
=== induced prism of a control
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Prism induced   OD 0.50 BU   OS 0.50 BD
=== a trial with a prism
OD   -2.25 -0.75 x 175
OS   +1.00 -0.50 x 20
Prism for trial  OD 4.00 BI  OS 4.00 BI
=== prisms for computer glasses
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Prism for computer glasses  OD 2.00 BI  OS 2.00 BI
=== Brillengläser Kontaktlinsen in a letterhead, 12 below HSA | none
Brillengläser  Kontaktlinsen  Schulz
Torische Linsen, Monatstausch
       Sph     Zyl    Achse   HSA
                              12
R     -2,00   -0,75    170
L     +1,25   -0,75     30
=== contact order of a Brillenstudio with a column HSA | none
Optik Kaiser  Brillenstudio  Kontaktlinsen
        Sph    Zyl    Achse   HSA
R     -2,00   -0,75   170      12
L     +1,25   -0,75    30      12
=== Brillenwelt Kontaktlinsen with 13 below Scheitelabstand | none
KRASS Brillenwelt Kontaktlinsen
Scheitelabstand
13
R  -2,00 -0,75 170  8,6
L  +1,25 -0,75 30   8,6
=== Linsenpass with curves | none
Linsenpass
R  -2,00 -0,75 170  8,7  14,5
L  +1,25 -0,75 30   8,7  14,5
=== C/L prescription | none
C/L prescription
OD  -2.00 -0.75 x 170
OS  +1.25 -0.75 x 30
=== Ortho-K with K readings | none
Ortho-K
OD  -2.00 -0.75 x 170   K 43.25
OS  +1.25 -0.75 x 30    K 43.50
=== an addition at 40 centimetres behind DS and a stroke | od.cylinder=- od.axis=- os.cylinder=- os.axis=- add
RE  -2.25 DS / +2.00 @ 40
LE  +1.00 DS / +2.00 @ 40
=== an addition x 40 behind DS and a stroke | od.cylinder=- od.axis=- os.cylinder=- os.axis=- add
R  -2.25 DS / +2.00 x 40
L  +1.00 DS / +2.00 x 40
=== the cylinder of a cornea for an eye without one | os.cylinder=- os.axis=-
OD Sphere -2.25 Cylinder -0.75 Axis 175
OS Sphere +1.00
OS Corneal cylinder -1.25 axis 15
=== a table that nothing names, old glasses, and the final ones below another line
     Sph      Cyl      Axis
OD   -2.75    -0.50    170
OS   +0.75    -0.75    25
Old glasses
OD   -2.00    -0.25    165
OS   +0.50    -0.25    30
Final Rx
Seen today by us
     Sph      Cyl      Axis
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
=== two people in one e-mail | none
Hi, here are the numbers for both of us.
Right -2.25 sphere, -0.75 cylinder, axis 175
Left +1.00 sphere, -0.50 cylinder, axis 20
That was Anna, and these are for Tom:
Right -1.75 sphere, -0.25 cylinder, axis 160
Left -1.25 sphere, -0.50 cylinder, axis 10
=== only a change in words | 
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Change since last visit: right +0.25 sphere, left no change
=== new today phoropter above glasses prescription 2019 |
New today (phoropter) OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
Glasses Prescription 2019
       SPH     CYL     AXIS
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
=== neue Brillenwerte erst nach der OP | none
Neue Brillenwerte erst nach der OP
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== ferner Add nur links | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Ferner Add 2,00 nur links
=== Augenabstand für Computer |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Augenabstand für Computer   R 30,5   L 30
=== Augenabstand für die Lesebrille |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Augenabstand für die Lesebrille   R 30,5   L 30
=== PD Büro |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
PD Büro 61
=== PD Naheinstellung |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
PD Naheinstellung 59
=== column near prism |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS   NEAR PRISM
OD   -2.25   -0.75   175   2.00 BI
OS   +1.00   -0.50   20    2.00 BI
=== prism near only |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS   PRISM
OD   -2.25   -0.75   175   2.00 BI near only
OS   +1.00   -0.50   20    2.00 BI near only
=== Abweichung Prisma |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Abweichung Prisma R 2,00 Basis innen   L 2,00 Basis innen
=== toric soft lens without contact | none
Soft Lens Prescription
       Power   Cyl     Axis   BC    DIA
OD   -2.25   -0.75   175   8.6   14.5
OS   +1.00   -0.50   20    8.6   14.5
=== contact lens brand alone | none
Biofinity Toric
       Power   Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.75   20
=== contact lens remark behind both lines | none
PRESCRIPTION
OD   -2.25   -0.75   175   contact lens
OS   +1.00   -0.50   20    contact lens
=== OLD and NEW in letters below one another |
RX
             SPH     CYL     AXIS
OD  O     -2.00   -0.50   170
    N     -2.25   -0.75   175
OS  O     +0.75   -0.25   15
    N     +1.00   -0.50   20
=== retinoscopy with an order in brackets | none
Retinoscopy (Sph / Cyl / Axis in degrees)
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== dated glasses prescription above subjective refraction |
2019 glasses prescription
       SPH     CYL     AXIS
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
Subjective refraction
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== device order axis-first in brackets | none
Autorefraktor (Achse, Sph, Zyl)
R   175  -2,25   -0,75
L   20   +1,00   -0,50
=== today above a dated prescription |
New today (phoropter)   OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
Glasses Prescription 2019
       SPH     CYL     AXIS
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
=== near prism in a column of its own beside far |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS   DIST PRISM   NEAR PRISM
OD   -2.25   -0.75   175                  2.00 BI
OS   +1.00   -0.50   20                   2.00 BI
=== Nahprisma in einer Spalte |
Brillenverordnung
       Sph     Zyl     Achse   Prisma Nähe
R     -2,25   -0,75   175      2,00 Basis innen
L     +1,00   -0,50   20       2,00 Basis innen
=== Phorie in einer Zeile |
Brillenverordnung
       Sph     Zyl     Achse
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Phorie Ferne: Prisma R 2,00 Basis innen
=== only not until surgery | none
New glasses not before surgery
       Sph     Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== brand below a table | none
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
1-Day Acuvue Moist for Astigmatism, 90 pack
=== dailies total | none
DAILIES TOTAL1
       PWR
OD   -2.25
OS   +1.00
=== PD reading room | 
GLASSES PRESCRIPTION
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
PD (office) 61
=== PD line: Optical centres high R 22 L 22 |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Optical centres high R 22 L 22
=== PD line: Centres vertical R 22 L 23 |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Centres vertical R 22 L 23
=== PD line: Vertical centres 22/23 |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Vertical centres 22/23
=== PD line: CentresR 22 CentresL 23 |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
CentresR 22  CentresL 23
=== PD line: Eye Care Centres 64 High Street, Leeds |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Eye Care Centres 64 High Street, Leeds
=== Refraktion above Frühere Gläser and Aktuelle Brillenverordnung |
Refraktion heute
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Frühere Gläser
R   -1,50   -0,50   165
L   +0,50   -0,25   15
Aktuelle Brillenverordnung
R   -2,00   -0,50   170
L   +0,75   -0,25   15
=== Alte Brille, aktuelle Brillenverordnung in sentence |
Alte Brille   R -1,50 -0,50 x 165   L +0,50 -0,25 x 15
Aktuelle Brillenverordnung (mitgebracht)   R -2,00 -0,50 x 170   L +0,75 -0,25 x 15
Abgleich heute   R -2,25 -0,75 x 175   L +1,00 -0,50 x 20
=== year of the current prescription beside a subjective refraction |
Subjective refraction
       SPH     CYL     AXIS
OD   -2.50   -0.50   170
OS   +1.25   -0.25   15
Glasses prescription 2026
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Brillenverordnung 2026 below Subjektive Refraktion |
Subjektive Refraktion
     Sph     Zyl     Achse
R    -2,50   -0,50   170
L    +1,25   -0,25   15
Brillenverordnung 2026
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== number of a form beside the heading of a prescription, manifest above |
Manifest refraction
OD   -2.50   -0.50   170
OS   +1.25   -0.25   15
Spectacle Prescription (Form GOS 2021)
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== cycloplegic above glasses prescription with a number like a year |
Cycloplegic refraction
OD   -1.25   -0.50   170
OS   +2.25   -0.25   15
Glasses Prescription No. 2041
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Zykloplegie above Brillenverordnung 2026 |
Refraktion in Zykloplegie
R   -1,25   -0,50   170
L   +2,25   -0,25   15
Brillenverordnung Q2 2026
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== what she wears told in a sentence | none
What she is wearing in the right eye is -2.25 -0.75 axis 175, and in the left eye is +1.00 -0.50 axis 20.
=== the lens worn told with is | none
The glasses you brought with you: the right eye is -2.25 -0.75 axis 175 and the left eye is +1.00 -0.50 axis 20.
=== the contact lens told with is | none
The contact lens for the right eye is -2.25 -0.75 axis 175 and for the left eye is +1.00 -0.50 axis 20.
=== soft toric told with is | none
Your toric soft lens: the right eye is -2.25 -0.75 axis 175, the left eye is +1.00 -0.50 axis 20.
=== dominant trial told with is | none
In the trial contact lenses the over-refraction of the right eye is -0.25 -0.75 axis 175 and of the left eye is +0.50 -0.50 axis 20.
=== without dilation told with is | none
Before the operation the right eye is -2.25 -0.75 axis 175 and the left eye is +1.00 -0.50 axis 20.
=== expected after surgery told with is | none
The predicted outcome for the right eye is -2.25 -0.75 axis 175 and for the left eye is +1.00 -0.50 axis 20.
=== the retinoscope told with is | none
By retinoscopy the right eye is -2.25 -0.75 axis 175 and the left eye is +1.00 -0.50 axis 20.
=== the machine told with is | none
According to the machine the right eye is -2.25 -0.75 axis 175 and the left eye is +1.00 -0.50 axis 20.
=== her brother told with is | none
For your brother Tom the right eye is -2.25 -0.75 axis 175 and the left eye is +1.00 -0.50 axis 20.
=== Das rechte Auge ist, bisher | none
Bislang ist es so: das rechte Auge ist -2,25 -0,75 Achse 175, das linke Auge ist +1,00 -0,50 Achse 20.
=== Kontaktlinse am rechten Auge | none
Die Kontaktlinse am rechten Auge ist -2,25 -0,75 Achse 175, die am linken Auge ist +1,00 -0,50 Achse 20.
=== heads with a dash and lens | none
       Sph - Linse   Zyl - Linse   Achse - Linse
R      -2,25            -0,75            175
L      +1,00            -0,50            20
=== unnamed new table, old glasses, a stamp, and another persons table |
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Old glasses
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
New glasses ordered today
Sunglasses on file
OD   -1.75   -0.25   160
OS   +0.50   -0.75   30
=== unnamed new table, old glasses, new Rx handed out, then values on file |
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Old glasses
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
New Rx handed out
On file from your other optician
     SPH     CYL     AXIS
OD   -1.75   -0.25   160
OS   +0.50   -0.75   30
=== Werte ohne Namen, alte Brille, neue Brille bestellt, Messung 2019 |
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Alte Brille
R    -2,00   -0,50   170
L    +0,75   -0,25   15
Neue Brille bestellt
Messung 2019 beim Augenarzt
     Sph     Zyl     Achse
R    -1,75   -0,25   160
L    +0,50   -0,75   30
=== established in a year beside the heading, manifest above |
Manifest refraction
OD   -2.50   -0.50   170
OS   +1.25   -0.25   15
GLASSES PRESCRIPTION          est. 1987
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Brillenverordnung, Augenoptik seit 1987 |
Subjektive Refraktion
R   -2,50   -0,50   170
L   +1,25   -0,25   15
Brillenverordnung · Optik Kern seit 1987
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== glasses prescription 2026 beside a cycloplegic one without powers below |
Glasses prescription 2026
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Cycloplegic
OD   -1.25   -0.50   170
OS   +2.25   -0.25   15
=== Brillenrezept Nr. 2019 above the phoropter |
Brillenrezept Nr. 2019
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Phoropter
R   -2,50   -0,50   170
L   +1,25   -0,25   15
=== eyeglass Rx for school year 2026 below full correction |
Full correction
OD   +4.25   -0.75   175
OS   +4.00   -0.50   20
Eyeglass Rx for 2026
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Refraktion beside Frühere Brillenwerte and Aktuelles Brillenrezept |
Refraktion vom heutigen Tag
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Alte Brille
R   -1,50   -0,50   165
L   +0,50   -0,25   15
Aktuelles Brillenrezept
R   -2,00   -0,50   170
L   +0,75   -0,25   15
=== today in words, former specs, current spectacle prescription |
Results of today
OD -2.25 -0.75 x 175   OS +1.00 -0.50 x 20
Previous specs
OD -1.50 -0.50 x 165   OS +0.50 -0.25 x 15
Current spectacle prescription
OD -2.00 -0.50 x 170   OS +0.75 -0.25 x 15
=== nothing but former and current ones of a child, to be replaced | none
Frühere Brille
R -1,50 -0,50 x 165   L +0,50 -0,25 x 15
Aktuelle Brillenverordnung, wird nicht mehr vertragen
R -2,25 -0,75 x 175   L +1,00 -0,50 x 20
=== centres for the desk |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Centres for desk use  R 30.5  L 30
=== centres at near |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Centres (close work)  R 29.5  L 29
=== old centres |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Centres of present pair  R 33  L 32.5
=== letterhead of hearing centres |
Hearing and Optical Centres, 55 Queen Street
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== footer with the number of centres |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
One of the largest groups of eye centres with 75 branches
=== PD Zeile: Augenabstand Büro 61 |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Augenabstand Büro 61
=== PD Zeile: Pupillenabstand Büro 61 |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillenabstand Büro 61
=== PD Zeile: Augenabstand Monitor R 30,5 L 30 |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Augenabstand Monitor   R 30,5   L 30
=== PD Zeile: Pupillenabstand (Arbeitsplatz) 61 |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillenabstand (Arbeitsplatz) 61
=== PD Zeile: Augenabstand bei Konvergenz 59 |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Augenabstand bei Konvergenz 59
=== add columns: Office add 1.25 |
GLASSES PRESCRIPTION
                   RIGHT     LEFT
Sphere             -2.25     +1.00
Cylinder           -0.75     -0.50
Axis               175       20
Office add         1.25      1.25
=== add columns: Add (office) 1.25 |
GLASSES PRESCRIPTION
                   RIGHT     LEFT
Sphere             -2.25     +1.00
Cylinder           -0.75     -0.50
Axis               175       20
Add (office)       1.25      1.25
=== add columns: Add (screen) 1.25 |
GLASSES PRESCRIPTION
                   RIGHT     LEFT
Sphere             -2.25     +1.00
Cylinder           -0.75     -0.50
Axis               175       20
Add (screen)       1.25      1.25
=== Add Spalten: Add (Büro) |
Brillenverordnung
                   Rechts    Links
Sph                -2,25     +1,00
Zyl                -0,75     -0,50
Achse              175       20
Add (Büro)         1,25      1,25
=== Add Spalten: Degression Add |
Brillenverordnung
                   Rechts    Links
Sph                -2,25     +1,00
Zyl                -0,75     -0,50
Achse              175       20
Degression Add     1,25      1,25
=== one add: Add 2.00 on the left | os.add=+2.00
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Add 2.00 on the left
=== one add: Add +2.00 on left only | os.add=+2.00
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Add +2.00 on left only
=== one add: Add 2.00 to the left eye | os.add=+2.00
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Add 2.00 to the left eye
=== one add: Add 2.00 for her left eye | os.add=+2.00
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Add 2.00 for her left eye
=== one add: Add +2.00 applies to left only | os.add=+2.00
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Add +2.00 applies to left only
=== eine Add: Add 2,00 nur für das linke Auge | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 nur für das linke Auge
=== eine Add: Add 2,00 lediglich links | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 lediglich links
=== eine Add: Add 2,00 einseitig links | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 einseitig links
=== eine Add: Add 2,00 ausschließlich links | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 ausschließlich links
=== eine Add: Add 2,00 bei L | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 bei L
=== prism: Thinning prism R 1.50 base down L 1.50 base down |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Thinning prism R 1.50 base down L 1.50 base down
=== prism: Prism (near) R 2.00 BI L 2.00 BI |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Prism (near) R 2.00 BI L 2.00 BI
=== prism: Prism R 2.00 BI (near) L 2.00 BI (near) |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Prism R 2.00 BI (near) L 2.00 BI (near)
=== prism: Prism R 2.00 BI at near |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Prism R 2.00 BI at near
=== prism: Cover test prism R 2.00 BI |
GLASSES PRESCRIPTION
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
Cover test prism R 2.00 BI
=== Prisma: Heterophorie Prisma R 2,00 Basis innen |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Heterophorie Prisma R 2,00 Basis innen
=== Prisma: Exophorie: Prisma R 2,00 Basis innen |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Exophorie: Prisma R 2,00 Basis innen
=== Prisma: Prisma R 2,00 Basis innen (Nähe) |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Prisma R 2,00 Basis innen (Nähe)
=== Prisma: Prisma R 2,00 Basis innen nur Nähe |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Prisma R 2,00 Basis innen nur Nähe
=== Prisma: Dickenreduktionsprisma R 1,00 Basis unten L 1,00 Basis unten |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Dickenreduktionsprisma R 1,00 Basis unten L 1,00 Basis unten
=== Glasses prescription 2019 and subjective 2026 |
Glasses prescription 2019
OD   -2.00   -0.50   170
OS   +0.75   -0.25   15
Subjective refraction 2026
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Vor der Operation am rechten Auge | none
Vor der Katarakt-Operation am rechten Auge -2,25 -0,75 Achse 175, am linken Auge +1,00 -0,50 Achse 20.
=== heads with CL behind a dash | none
       SPH-CL   CYL-CL   AXIS-CL
OD     -2.25    -0.75    175
OS     +1.00    -0.50    20
=== head PD / VDU |
       SPH     CYL     AXIS    PD / VDU
OD   -2.25   -0.75   175      30.5
OS   +1.00   -0.50   20       30
=== head ADD - office |
       SPH     CYL     AXIS    ADD - Office
OD   -2.25   -0.75   175      +1.25
OS   +1.00   -0.50   20       +1.25
=== head ADD - desk |
       SPH     CYL     AXIS    ADD - desk
OD   -2.25   -0.75   175      +1.25
OS   +1.00   -0.50   20       +1.25
=== head ADD office |
       SPH     CYL     AXIS    ADD OFFICE
OD   -2.25   -0.75   175      +1.25
OS   +1.00   -0.50   20       +1.25
=== head Prism - induced |
       SPH     CYL     AXIS    PRISM - induced
OD   -2.25   -0.75   175      0.50 BU
OS   +1.00   -0.50   20       0.50 BD
=== column PD far/near, far empty |
       SPH     CYL     AXIS    PD Far/Near
OD   -2.25   -0.75   175      - / 30
OS   +1.00   -0.50   20       - / 29.5
=== column PD Fern/Nah, a stroke before |
       Sph     Zyl     Achse   PD Fern/Nah
R    -2,25   -0,75   175      -- / 30
L    +1,00   -0,50   20       -- / 29,5
=== column PD Fern oder Nah, ticks |
Brillenverordnung
        Sph     Zyl     Achse   PD Fern oder Nah
R       -2,25   -0,75   175     30 (N)
L       +1,00   -0,50   20      29,5 (N)
=== column PD Fern oder Nah, Nah behind |
        Sph     Zyl     Achse   PD Fern oder Nah
R       -2,25   -0,75   175     30 Nah
L       +1,00   -0,50   20      29,5 Nah
=== brand below a final heading | none
Final Rx
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.75   20
Acuvue Oasys for Astigmatism
=== brand below new Rx | none
New Rx
Biofinity Toric
OD   -2.25   -0.75   175
OS   +1.00   -0.75   20
=== brand and an optician of glasses in the letterhead | none
City Glasses
Biofinity Toric
       Power   Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.75   20
=== brand and Brille in the letterhead | none
Brille & Auge, Optik Kern
Air Optix for Astigmatism
       Sph     Zyl     Achse
R    -2,25   -0,75   180
L    +1,00   -0,75   20
=== brand not known: Miru | none
Menicon Miru 1day Toric
       Sph     Cyl     Ax
R    -2.25   -0.75   180
L    +1.00   -0.75   20
=== brand not known: iWear | none
iWear oxygen astigmatism
       Sph     Zyl     Achse
R    -2,25   -0,75   180
L    +1,00   -0,75   20
=== brand not known: SynergEyes | none
SynergEyes Duette
OD   -2.25   -0.75   180
OS   +1.00   -0.75   20
=== lens remark CL behind both lines | none
PRESCRIPTION
OD   -2.25   -0.75   175   CL
OS   +1.00   -0.50   20    CL
=== new glasses after surgery with a number | none
New glasses only 6 weeks after surgery
       SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Neue Brille erst in 6 Wochen | none
Neue Brille erst in 6 Wochen nach der OP
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== Neue Brille nach der OP | none
Neue Brille frühestens nach der OP
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== no new glasses | none
No new glasses until after surgery
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== hold new glasses | none
Hold new glasses for now
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== do not make new glasses | none
Do not make new glasses yet
     SPH     CYL     AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Noch keine neue Brille anfertigen | none
Noch keine neue Brille anfertigen
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== Neue Brille noch nicht anfertigen | none
Neue Brille noch nicht anfertigen
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== Italian contact lenses | none
LENTI A CONTATTO
     Sfera   Cilindro   Asse
OD   -2,25   -0,75      175
OS   +1,00   -0,50      20
=== after surgery of the left eye | os.sphere=- os.cylinder=- os.axis=-
Nach der Operation am linken Auge braucht sie rechts -2,25 -0,75 Achse 175.
=== Pupillen weit nach 30 Min |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillen weitgetropft, Wartezeit 45 min
=== Pupille Höhe im Glas |
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Pupillenhöhe im Glas   R 22,5   L 23
=== Addition nur auf dem operierten linken Auge | os.add=+2.00
Brillenverordnung
       Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Add 2,00 nur auf dem operierten linken Auge
=== new glasses once the cataract is removed | none
New glasses once the cataract is removed
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== wait with new glasses | none
Please wait with new glasses until after the operation
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== new Rx pending | none
New Rx pending
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== new values will be sent | none
New Rx will be sent separately
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== neue Werte werden nachgereicht | none
Neue Brillenwerte werden nachgereicht
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== Neue Brille abwarten | none
Neue Brille: OP abwarten
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== new glasses not needed | none
New glasses not needed, present ones:
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Abweichung behind the prism |
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Prisma R 2,00 Basis innen (Phorie)
=== Phoria behind |
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism OD 2.00 BI = phoria
=== esophoria measured with prism bar |
GLASSES PRESCRIPTION
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Esophoria by prism: OD 4.00 BO
=== the size of a frame below the column of distances | os.pd=31
EYE     SPHERE   CYLINDER   AXIS
RIGHT   -2.25    -0.75      175
LEFT    +1.00    -0.50      20
EYE     ADD     SEG HT     FAR PD    NEAR PD
LEFT                       31        29
CLEAR CR        BLACK      50-20-140
=== blocks R and L of worn lenses | none
Getragene Gläser R
Sph -2,25  Zyl -0,75  Achse 175
Getragene Gläser L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of the lens there is | none
Vorhandenes Glas R
Sph -2,25  Zyl -0,75  Achse 175
Vorhandenes Glas L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of lenses brought along | none
Mitgebrachte Gläser R
Sph -2,25  Zyl -0,75  Achse 175
Mitgebrachte Gläser L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of lenses complained of | none
Reklamiertes Glas R
Sph -2,25  Zyl -0,75  Achse 175
Reklamiertes Glas L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of toric weekly lenses | none
Torische Wochenlinse R
Sph -2,25  Zyl -0,75  Achse 175
Torische Wochenlinse L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of soft toric lenses | none
Soft toric lens R
Sph -2.25  Cyl -0.75  Axis 175
Soft toric lens L
Sph +1.00  Cyl -0.50  Axis 20
=== blocks R and L of hard lenses by brand | none
HECHT Ascon R
Sph -2,25  Zyl -0,75  Achse 175
HECHT Ascon L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks R and L of an ARK-1 | none
NIDEK ARK-1 R
Sph -2,25  Zyl -0,75  Achse 175
NIDEK ARK-1 L
Sph +1,00  Zyl -0,50  Achse 20
=== the mother's prescription told with is | none
The prescription of the patient's mother: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== over-refraction told with is | none
The over-refraction prescription: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== monthly lens told with is | none
The prescription of the lens in the right eye is -2.25 -0.75 axis 175, and in the left eye is +1.00 -0.50 axis 20, worn monthly.
=== the spectacles she has now told with is | none
The spectacle prescription she has now: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== the spectacles he came with told with is | none
The spectacle prescription he came with: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== existing prescription told with is | none
The existing prescription right eye is -2.25 -0.75 axis 175 left eye is +1.00 -0.50 axis 20.
=== prescription of 2019 told with is | none
His prescription from 2019: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== last year told with is | none
Last year's prescription: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== first prescription told with is | none
Your very first prescription from us: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== records of another practice told with is | none
The prescription in the records of the other practice: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== refraction told with is, no glasses prescribed | none
The refraction right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20; no glasses are prescribed.
=== Verordnung von 2019 mit ist | none
Die Verordnung von 2019: rechtes Auge ist -2,25 -0,75 Achse 175, linkes Auge ist +1,00 -0,50 Achse 20.
=== Refraktion im Tropfen mit ist | none
Die Refraktion im Tropfen: rechtes Auge ist +3,25 -0,75 Achse 175, linkes Auge ist +4,00 -0,50 Achse 20.
=== present spectacles in a sentence that wraps behind spheres | none
On examination his present spectacles were measured as OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 by focimeter.
=== a pair of another optician in a sentence that wraps behind spheres | none
The pair she bought from another optician last month was made OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 and gives her headaches.
=== Scheitelbrechwerte vorgelegter Gläser, Zeilen enden hinter der Sphäre | none
Die Scheitelbrechwerte der heute vorgelegten Gläser betragen R -2,25
-0,75 x 175 und L +1,00
-0,50 x 20 und sind zu schwach.
=== Refraktion in Narkose, Zeilen enden hinter der Sphäre | none
In Narkose fand sich bei dem Kind eine Refraktion von R +4,25
-0,75 x 175 und L +5,00
-0,50 x 20 in beiden Augen.
=== Refraktion einer Kunstlinse, Zeilen enden hinter der Sphäre | none
Angestrebt wird durch die neue Kunstlinse eine Refraktion von R -2,25
-0,75 x 175 und L +1,00
-0,50 x 20 nach Abheilung.
=== aimed at by surgery, lines end behind the sphere | none
With the lens that was chosen we aim at the refraction OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 after both operations.
=== was seit Jahren verwendet wird, Zeilen enden hinter der Sphäre | none
Zur Zeit verwendet die Patientin im Alltag meist OD -2,25
-0,75 x 175 und OS +1,00
-0,50 x 20 seit Jahren.
=== centres as in present spectacles |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Centres R 36 L 36 as in present spectacles
=== centres for the reading pair |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Centres R 30 L 29.5 for reading pair
=== centres of bifocal segs |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Centres R 29.5 L 29 (bifocal segs)
=== centres 28 up |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Centres R 28 L 28 up
=== centres from the lower rim |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Centres R 28 L 28 from lower rim
=== centres below Vertical fitting |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Vertical fitting
Centres R 26 L 27
=== centres below Height of optical centres |
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Height of optical centres
Centres R 27 L 27
=== Add for both eyes for music |
Prescription
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Add for both eyes: 1.25 for music
=== ADD / NEAR above the spheres for near | od.add=+2.50 os.add=+2.00
DISTANCE
     Sph     Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
ADD / NEAR
OD   +0.25
OS   +3.00
=== Add / Near above powers for near, one with a minus | add
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Add / Near
OD -0.25
OS +3.00
=== Add +1.25 office |
Prescription
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Add +1.25 office
=== Add +1.25 for office lenses |
Prescription
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Add +1.25 for office lenses
=== column Add Raum |
     Sph     Zyl     Achse   Add Raum
R    -2,25   -0,75   175     +1,25
L    +1,00   -0,50   20      +1,25
=== column Add (music) |
     Sph     Cyl     Axis   Add (music)
R    -2.25   -0.75   175    +1.25
L    +1.00   -0.50   20     +1.25
=== Augenabstand am Handy |
Brillenverordnung
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Augenabstand am Handy R 29,5 L 29
=== Pupillenabstand Notebook |
Brillenverordnung
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Pupillenabstand Notebook 60
=== prism refused |
GLASSES PRESCRIPTION
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism OD 2.00 BI OS 2.00 BI refused
=== prism (not prescribed) |
GLASSES PRESCRIPTION
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism OD 2.00 BI OS 2.00 BI (not prescribed)
=== Prisma nicht verordnet |
Brillenverordnung
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Prisma R 2,00 Basis innen L 2,00 Basis innen nicht verordnet
=== Tried prism |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Tried prism OD 2.00 BI OS 2.00 BI
=== Prism @ 40 cm |
Prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism @ 40 cm OD 2.00 BI OS 2.00 BI
=== column Prism worn |
     Sph     Cyl     Axis   Prism worn
R    -2.25   -0.75   175    2.00 BI
L    +1.00   -0.50   20     2.00 BI
=== column Prisma getragen |
     Sph     Zyl     Achse   Prisma getragen
R    -2,25   -0,75   175     2,00 innen
L    +1,00   -0,50   20      2,00 innen
=== column Prism PC |
     Sph     Cyl     Axis   Prism PC
R    -2.25   -0.75   175    2.00 BI
L    +1.00   -0.50   20     2.00 BI
=== column Prism measured |
     Sph     Cyl     Axis   Prism measured
R    -2.25   -0.75   175    2.00 BI
L    +1.00   -0.50   20     2.00 BI
=== column Prisma gemessen |
     Sph     Zyl     Achse   Prisma gemessen
R    -2,25   -0,75   175     2,00 innen
L    +1,00   -0,50   20      2,00 innen
=== glasses prescription Jan 2019 above subjective |
Glasses prescription Jan 2019
     Sph     Cyl     Axis
R    -2.00   -0.50   170
L    +1.25   -0.75   25
Subjective
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== glasses prescription from 2019 above manifest refraction |
Glasses prescription from 2019
     Sph     Cyl     Axis
R    -2.00   -0.50   170
L    +1.25   -0.75   25
Manifest refraction
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== Brillenpass 03/2019 above Subjektiv 03/2026 |
Brillenpass 03/2019
     Sph     Zyl     Achse
R    -2,00   -0,50   170
L    +1,25   -0,75   25
Subjektiv 03/2026
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== Brillenpass von 2019 above Subjektiv heute |
Brillenpass von 2019
     Sph     Zyl     Achse
R    -2,00   -0,50   170
L    +1,25   -0,75   25
Subjektiv heute
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== dated prescription of 2019 above subjective refraction of 2026 |
Glasses prescription 12.3.2019
     Sph     Cyl     Axis
R    -2.00   -0.50   170
L    +1.25   -0.75   25
Subjective refraction 5.5.2026
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== Addition für beide Augen with a value before and one bisher, the eye R named | od.add=+2.00
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Addition für beide Augen: R 2,00 bisher 1,50
=== a letter whose second sphere lost its sign
Ich habe heute eine neue Fernbrille verordnet. Rechts: -2,25 dpt sph -0,75 dpt zyl Achse 175. Links: 1,00 dpt sph -0,50 dpt zyl Achse 20.
=== NOT_YET with frame | none
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Neue Brille erst nach Star-OP, Fassung schon ausgesucht
=== NOT_YET paid | none
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
New glasses on hold until after surgery, deposit paid
=== NOT_YET erst in Monaten | none
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Neue Brille erst in 3 Monaten anfertigen
=== NOT_YET erst in drei Wochen | none
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Neue Brille erst in drei Wochen nach der OP
=== NOT_YET pick | none
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
New prescription will be sent, pick up your frame then
=== no new spectacles | none
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
No new spectacles advised until after cataract surgery
=== contact brand behind name | none
Jane Smith Biofinity Toric
     Sph     Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== brand with maker J&J 1-Day Acuvue | none
Johnson Johnson Acuvue Oasys
     Sph     Cyl     Axis
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== ReadPD glue |
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
ReadPD 59.5
=== WornPD glued |
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
WornPD R 33 L 33
=== letter (W) worn only | none
OD (W) -2.25 -0.75 x 175
OS (W) +1.00 -0.50 x 20
=== letter (K) Kontaktlinse | none
Rechts (K) -2,25 -0,75 x 175
Links (K) +1,00 -0,50 x 20
=== Sehhilfenverordnung, X Kontaktlinsen both boxes | none
Sehhilfenverordnung
Brille            X Kontaktlinsen
RECHTS                           LINKS
Sphäre   Zyl.    Achse           Sphäre   Zyl.    Achse
-2,25    -0,75   175             +1,00    -0,50   20
HSA 12 mm
=== Sehhilfenverordnung Brille then Kontaktlinse type | none
Sehhilfenverordnung
Brille [ ]        Kontaktlinsen [x]
RECHTS                           LINKS
Sphäre   Zyl.    Achse           Sphäre   Zyl.    Achse
-2,25    -0,75   175             +1,00    -0,50   20
Refraktion bei HSA 14 mm
=== blocks Brillenglas reklamiert | none
Reklamiertes Brillenglas R
Sph -2,25  Zyl -0,75  Achse 175
Reklamiertes Brillenglas L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks ausgemessen | none
Ausgemessenes Brillenglas R
Sph -2,25  Zyl -0,75  Achse 175
Ausgemessenes Brillenglas L
Sph +1,00  Zyl -0,50  Achse 20
=== blocks new glass order with returns | none
Rücknahme Brillenglas R
Sph -2,25  Zyl -0,75  Achse 175
Rücknahme Brillenglas L
Sph +1,00  Zyl -0,50  Achse 20
=== follows: prescription you had when you came | none
The prescription you had when you came to us was as follows. Right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows: recorded at first visit | none
The prescription recorded at your first visit is as follows. The right eye is -2.25 -0.75 axis 175, the left eye is +1.00 -0.50 axis 20.
=== follows: ICL prescription | none
The prescription of the implanted lens is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows: expired prescription | none
Your expired prescription was as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows: refraction with drops, no glasses needed | none
The refraction with drops was as follows: right eye is +3.25 -0.75 axis 175, left eye is +4.00 -0.50 axis 20. No glasses are needed.
=== follows: no need for glasses | none
Rx follows: right eye is +0.25 -0.25 axis 175, left eye is +0.50 -0.25 axis 20, glasses are not required.
=== follows with power for scleral lens | none
The power of the scleral lens is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows with autorefraction reading | none
The refraction read by our Topcon is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows residual refraction after lasik | none
The refraction one week after laser treatment is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows toric hydrogel | none
Your monthly lens prescription is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== follows ortho refraction of twin | none
The prescription of her twin is as follows: right eye is -2.25 -0.75 axis 175, left eye is +1.00 -0.50 axis 20.
=== wrap: Brille vom Internet | none
Die Werte der neuen Brille vom Internet sind OD -2,25
-0,75 x 175 und OS +1,00
-0,50 x 20 und nicht verträglich.
=== prose wrap: new glasses made wrongly | none
The new glasses from the other shop had been made up to OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 which was wrong.
=== wrap: spectacles made by internet | none
The spectacle prescription that she ordered online was made OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 and it is too strong.
=== wrap: spectacle prescription of school vision | none
According to her mum the spectacle prescription from the clinic was OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 but it has not been collected.
=== wrap: glasses prescription given in 2021 | none
When we saw her in 2021 we gave a glasses prescription of OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 which she lost.
=== wrap: newly dispensed lenses rejected | none
The lab returned the newly dispensed lenses which read OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 and these were rejected.
=== wrap Brillenverordnung Kollege | none
Die Brillenverordnung des Kollegen von Mai 2021 lautete auf OD -2,25
-0,75 x 175 und OS +1,00
-0,50 x 20 und wurde nie eingelöst.
=== wrap Brillenpass zeigt | none
Der von der Patientin gezeigte Brillenpass nennt die Werte OD -2,25
-0,75 x 175 und OS +1,00
-0,50 x 20 aus dem Jahr 2018.
=== wrap refused new glasses | none
She did not wish to have a new glasses prescription of OD -2.25
-0.75 x 175 and OS +1.00
-0.50 x 20 as she sees well.
=== Nahzusatz als Nahwerte | add
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
Nähe (Add)
R 0,25
L 3,00
=== iso days |
Glasses prescription 2019-03-12
     Sph     Cyl     Axis
R    -2.00   -0.50   170
L    +1.25   -0.75   25
Subjective refraction 2026-05-05
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== GLASSES RX WORN TODAY | none
GLASSES RX WORN TODAY
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== GLASSES RX READ TODAY (off the focimeter) | none
GLASSES RX READ TODAY
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== prescription now worn |
Brillenwerte heute mitgebracht
     Sph     Zyl     Achse
R    -2,00   -0,50   170
L    +1,25   -0,75   25
Subjektiv
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
=== prism (discontinued) |
GLASSES PRESCRIPTION
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism OD 2.00 BI OS 2.00 BI (discontinued)
=== prism removed |
GLASSES PRESCRIPTION
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prism OD 2.00 BI OS 2.00 BI removed today
=== column Prism trialled |
     Sph     Cyl     Axis   Prism trialled
R    -2.25   -0.75   175    2.00 BI
L    +1.00   -0.50   20     2.00 BI
=== column Prism removed |
     Sph     Cyl     Axis   Prism removed
R    -2.25   -0.75   175    2.00 BI
L    +1.00   -0.50   20     2.00 BI
=== add for music behind |
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Add +1.25 for the piano
=== column Add Werkstatt |
     Sph     Zyl     Achse   Add Werkstatt
R    -2,25   -0,75   175     +1,25
L    +1,00   -0,50   20      +1,25
=== no longer prism |
GLASSES PRESCRIPTION
OD -2.25 / -0.75 x 175  no longer prism 2.00 base in
OS +1.00 / -0.50 x 20
=== prism dropped |
GLASSES PRESCRIPTION
OD -2.25 / -0.75 x 175  prism 2.00 base in dropped
OS +1.00 / -0.50 x 20
=== Prisma entfällt |
BRILLENVERORDNUNG
R -2,25 -0,75 x 175  Prisma 2,00 Basis innen entfällt
L +1,00 -0,50 x 20
=== Addition bisher, neu |
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
Addition für beide Augen 1,50 bisher, neu 2,00
=== Add (old) |
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
Add (old) 1.50
=== Old PD |
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
Old PD 62
=== OldPD glued |
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
OldPD 62
=== PD old |
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
PD 62 old
=== PD bisher |
     Sph     Zyl     Achse
R    -2,25   -0,75   175
L    +1,00   -0,50   20
PD bisher 62
=== Spectacle Rx last year and this year
Spectacle Rx last year
     Sph     Cyl     Axis
R    -2.00   -0.75   170
L    +0.75   -0.50   25
Spectacle Rx this year
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== Spectacle Rx last year | none
Spectacle Rx last year
     Sph     Cyl     Axis
R    -2.25   -0.75   175
L    +1.00   -0.50   20
=== Total30 | none
Total30
     Sph     Cyl     Axis
R    -2.25   -0.75   170
L    -1.00   -1.25   20
=== Precision1 | none
Precision1 for Astigmatism
     Sph     Cyl     Axis
R    -2.25   -0.75   170
L    -1.00   -1.25   20
=== Glasses Rx now beside what was measured
Glasses Rx now                      Subjective today
     SPH     CYL     AXIS           SPH      CYL      AXIS
R    -1.50   -0.50   170            -2.25    -0.75    175
L    +0.50   -0.25   15             +1.00    -0.50    20
=== Brille jetzt above what was measured
Brille jetzt
     Sph      Zyl      Achse
R    -1,50    -0,50    170
L    +0,50    -0,25    15
Subjektive Refraktion
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== Not tolerated below | none
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Not tolerated
=== tried today, not tolerated | none
Tried today, not tolerated:
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== nicht vertragen below | none
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nicht vertragen, neue Werte folgen
=== the second of two tables was not tolerated | none
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
     SPH      CYL      AXIS
R    -2.75    -0.75    175
L    +1.50    -0.50    20
Not tolerated
=== a packet that was returned | none
Lens packet RETURNED - wrong power
R   -2.25  -0.75 x 175
L   +1.00  -0.50 x 20
=== Retoure an Labor | none
Retoure an Labor, falsche Werte
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== PRESCRIPTION VOID | none
PRESCRIPTION  VOID
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== CANCELLED - see new Rx | none
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
CANCELLED - see new Rx
=== Superseded in a month | none
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Superseded 03/2025
=== Do not make yet | none
Do not make yet - patient undecided
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
=== Bitte noch nicht anfertigen | none
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Bitte noch nicht anfertigen!
=== what a lensmeter says of glasses that were brought | none
LENSOMETER READING - current glasses brought by patient
R   S -2.25   C -0.75   A 175
L   S +1.00   C -0.50   A 20
=== what a Scheitelbrechwertmesser says of them | none
Scheitelbrechwertmesser – Ausdruck
Mitgebrachte Brille von Fr. Saalfrank
     SPH     CYL    AX
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== values two years ago below those of a bill
Zusatzversicherung Auge+ Leistungsabrechnung 2025-220193
Versicherter: Leander Quistorf
Eingereicht: Rechnung Optik Ahornplatz vom 07.01.2025 über 612,00 €
Werte lt. Rechnung: R -2,25/-0,75/175, L +1,00/-0,50/20
Werte vor 2 Jahren: R -4,25/-0,75/175, L -4,00/-0,50/20
Änderung ≥ 0,50 dpt: ja        Erstattung 300,00 €
=== cancelled between stars, and by somebody | none
*** STORNIERT ***   Verordnung ungültig   *** STORNIERT ***
R  sph -2,25  cyl -0,75  Achse 175
L  sph +1,00  cyl -0,50  Achse 20
Storniert am 09.01.2025 durch MFA Z.
=== distances of the old glasses beside those of the new | od.pd=30 os.pd=30.5
PREVIOUS                                NEW
      Sph     Cyl     Axis                Sph     Cyl     Axis
OD    -2.00   -0.50   170           OD    -2.25   -0.75   175
OS    +0.75   -0.25   15            OS    +1.00   -0.50   20
PD    29 / 29                       PD    30 / 30.5
=== void beside the title | none
SPECTACLE PRESCRIPTION             *** VOID - CANCELLED 03/06/2025 ***
        SPH      CYL      AXIS
OD      -2.25    -0.75    175
OS      +1.00    -0.50    20
=== storniert beside the title | none
Brillenverordnung vom 04.12.2023    *** STORNIERT am 11.12.2023 - UNGÜLTIG ***
        Sph      Cyl      Achse
R       -2,25    -0,75    175
L       +1,00    -0,50    20
=== must not be filled | none
        SPH      CYL      AXIS
OD      -2.25    -0.75    175
OS      +1.00    -0.50    20
This copy is for your records and must not be filled.
=== no glasses after this prescription | none
        Sph      Cyl      Achse
R       -2,25    -0,75    175
L       +1,00    -0,50    20
Bitte keine Brille nach diesem Rezept anfertigen.
=== void behind each line | none
R  -2.25 -0.75 x 175   VOID
L  +1.00 -0.50 x 20    VOID
=== annulliert | none
ANNULLIERT
R  -2,25 -0,75 x 175
L  +1,00 -0,50 x 20
=== not valid for dispensing | none
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
NOT VALID FOR DISPENSING
=== distances of the left eye first, said behind them | od.pd=33 os.pd=31.5
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 31.5/33 (L/R)
=== unsigned powers that may be an index | od.sphere=+1.50 os.sphere=+1.75
OD  1.50 -0.75 x 175
OS  1.75 -0.50 x 20
=== an addition before a prism | od.add=+2.00 os.add=+2.00 od.prismHor=1.50 od.baseHor=In os.prismHor=1.50 os.baseHor=In
R  -2.25 -0.75 x 175   Add 2.00 Prism BI 1.5
L  +1.00 -0.50 x 20    Add 2.00 Prism BI 1.5
=== an axis before a prism | od.axis=12 os.axis=18 od.prismHor=2.00 od.baseHor=In os.prismHor=2.00 os.baseHor=In
RE  Sph -2.25 Cyl -0.75 Axis 12 Prism In 2
LE  Sph +1.00 Cyl -0.50 Axis 18 Prism In 2
=== powers for near beside an empty addition | od.add=+3.50 os.add=+0.50
Distance
R  Sph -2.25   Cyl -0.75   Axis 175
L  Sph +1.00   Cyl -0.50   Axis 20
Near
R  Sph +1.25   Add
L  Sph +1.50   Add
=== an addition in the block of one eye | od.add=+2.25
RIGHT EYE            LEFT EYE
Sph -2.25            Sph +1.00
Cyl -0.75            Cyl -0.50
Axis 175             Axis 20
Add +2.25
=== an addition of one lens of two kinds | os.add=+2.25
R -2.25 -0.75 x 175 SV   L +1.00 -0.50 x 20 Add 2.25
=== the line of somebody else below the current one
Current  R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
Mum      R -4.25 -0.75 x 30    L -4.00 -1.00 x 145
=== what was prescribed before, and measured today
Verordnet  R -2,00 -0,50 x 170   L +0,75 -0,25 x 15
Heute      R -2,25 -0,75 x 175   L +1,00 -0,50 x 20
=== a plan without new glasses | none
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Plan: no new Rx today, cataract surgery first
=== new ones at a follow-up | none
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
New Rx at 6 week follow up
=== the name of a lens that says whose it is | none
R Einstärken Ehefrau 1.6  -2,25 -0,75 x 175
L Einstärken Ehefrau 1.6  +1,00 -0,50 x 20
=== the name of a lens for work | none
R Einstärken Arbeitsplatz 1.6  -2,25 -0,75 x 175
L Einstärken Arbeitsplatz 1.6  +1,00 -0,50 x 20
=== a table of the cornea below its name | none
Hornhaut
     Zyl     Achse
R    -0,75   175
L    -0,50   20
=== contact lenses with a distance in their table | none
      SPH     CYL    AXIS   ADD    BC    PD
OD    -2.25   -0.75  175    +2.00  8.6   31
OS    +1.00   -0.50  20     +2.00  8.6   31
=== an addition for a screen by its distance
R  -2,25 -0,75 x 175
L  +1,00 -0,50 x 20
Nahzusatz für 60 cm: +1,25
=== distances in brackets of other glasses
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD (measured in the old frame): 58 mm
=== acuities below far and near
      SPH     CYL    AXIS   FAR   NEAR
OD    -2.25   -0.75  175    30    30
OS    +1.00   -0.50  20     30    30
=== cycloplegic, final
Cycloplegic  Final
     Sph    Cyl    Axis
R    +3.25  -0.75  175
L    +3.00  -0.50  20
Glasses Rx
     Sph    Cyl    Axis
R    -2.25  -0.75  175
L    +1.00  -0.50  20
=== an addition of each eye | od.add=+1.75 os.add=+2.25
R  -2.25 -0.75 x 175
L  +1.00 -0.50 x 20
Add 1.75/2.25
=== a plano that was not read | od.sphere=- os.sphere=-
R  oo / -0.75 x 175
L  oo / -0.50 x 20
=== a line of a device above that of somebody unknown
LM    R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
Mum   R -4.25 -0.75 x 30    L -4.00 -1.00 x 145
=== what was prescribed above what was measured since
Verordnet  R -2,00 -0,50 x 170   L +0,75 -0,25 x 15
Subjektiv  R -2,25 -0,75 x 175   L +1,00 -0,50 x 20
=== new glasses after surgery in other words | none
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
New specs only after surgery
=== an addition before a prism, behind a colon | od.add=+2.25 os.add=+2.25 od.prismHor=1.00 od.baseHor=In os.prismHor=1.00 os.baseHor=In
R -2.25 -0.75 x 175 Add: 2.25 Prism BI 1.0
L +1.00 -0.50 x 20 Add: 2.25 Prism BI 1.0
=== heights below far and near | add
                        FITTING HEIGHT
       SPH     CYL     AXIS   ADD     FAR    NEAR
OD     -2.25   -0.75   175    +2.00   30     28
OS     +1.00   -0.50   20     +2.00   31     29
=== rigid lenses with two powers | none
       SPH     CYL    AXIS   BASE CURVE  DIAM   ADD    SEG HT
OD     -2.25   -0.75  175    7.80        9.6    +2.00  4.0
OS     +1.00   -0.50  20     7.85        9.6    +2.00  4.0
=== a distance of the wife, in brackets
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD (wife): 58 mm
=== two additions for two other uses
       Sphere    Cyl       Axis
OD     -2.25     -0.75     175
OS     +1.00     -0.50     20
Add    +1.25     +1.25
       Computer  Office
=== do not use | none
DO NOT USE
R  -2.25 -0.75 x 175
L  +1.00 -0.50 x 20
=== household portal, Prescription: under each name | none
Family account  -  Spectacle prescriptions on file

Emma Carter
Prescription:
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20

Noah Carter
Prescription:
OD   -4.00   -1.25   10
OS   -3.75   -1.00   165
=== history newest first, Verordnung: each
Verlaufsblatt                    Augenarztpraxis Dr. Holm
14.03.2025
Verordnung:
R   -2,25   -0,75   175
L   +1,00   -0,50   20

02.02.2022
Verordnung:
R   -1,75   -0,50   170
L   +1,25   -0,25   15
=== rx history, date lines and Rx:
RX HISTORY
03/14/2025   Dr. Moss
Rx:
OD  -2.25  -0.75 x 175
OS  +1.00  -0.50 x 20
02/02/2022   Dr. Moss
Rx:
OD  -1.75  -0.50 x 170
OS  +1.25  -0.25 x 15
=== letter GP: Rx: after current glasses unnamed
Dear colleague, thank you for seeing Mr Poole.
Refraction today
R  -2.25 / -0.75 x 175   6/6
L  +1.00 / -0.50 x 20    6/6
Rx:
R  -1.75 / -0.50 x 170
L  +1.25 / -0.25 x 15
He has been wearing this since 2021.
=== two people in one table | none
Name: Jonas Weber
Rezept:
R  -2,25  -0,75  175
L  +1,00  -0,50  20
Name: Lina Weber
Rezept:
R  -4,00  -1,25  10
L  -3,75  -1,00  165
=== verordnet: then later reduced measured "verschrieben"
objektiv
RA -2,75 -0,50 x 178   LA +0,75 -1,00 x 4
verordnet:
RA -1,75 -0,50 x 170   LA +1,25 -0,25 x 15
Kontrolle nach 6 Monaten, Brillenverordnung geändert:
RA -2,25 -0,75 x 175   LA +1,00 -0,50 x 20
=== sheet top table, then Rx: of spouse | none
Mr David Hill
     SPH     CYL    AXIS
R   -2.25   -0.75   175
L   +1.00   -0.50   20
Mrs Joan Hill
Rx:
R   -4.00 -1.25 x 10
L   -3.75 -1.00 x 165
=== copy of previous below
Brillenglasbestimmung
     SPH     CYL    AXIS
R   -2,25   -0,75   175
L   +1,00   -0,50   20
zum Vergleich
Verordnung:
R   -1,75   -0,50   170
L   +1,25   -0,25   15
=== Rx: for sunglasses second pair distance | od.add=+2.00 os.add=+2.00
Pair 1 varifocals
R   -2.25 -0.75 x 175
L   +1.00 -0.50 x 20
Add 2.00
Pair 2 VDU
Rx:
R   -1.25 -0.75 x 175
L   +2.00 -0.50 x 20
=== screen glasses with lead
Distance glasses
R   -2.25 -0.75 x 175
L   +1.00 -0.50 x 20
Occupational lens, desk 70 cm
Prescription:
R   -1.25 -0.75 x 175
L   +2.00 -0.50 x 20
=== account page saved prescriptions | none
Saved prescriptions
Everyday (default)
Prescription:
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Dad's
Prescription:
OD +2.25 -0.75 x 100
OS +2.50 -0.50 x 80
=== verordnet heute other eye order, KH Arztbrief previous
Diagnosen: Astigmatismus
Refraktion heute
R -2,25 -0,75 175
L +1,00 -0,50 20
Zuletzt von Dr. Kern
verordnet:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== Rezept: of 2 tables (colon behind)
Brillenpass
      Sph    Zyl   Achse
R   -2,25  -0,75   175
L   +1,00  -0,50   20
Rezept:
      Sph    Zyl   Achse
R   -1,75  -0,50   170
L   +1,25  -0,25   15
Rezept von 2021, nur zur Ansicht
=== named glasses rx, then 2021 Rx:
GLASSES PRESCRIPTION
Exam date 03/12/2025
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Exam date 02/03/2021
Rx:
OD  -1.75 -0.50 x 170
OS  +1.25 -0.25 x 15
=== Brillenverordnung und Vorjahr
Brillenverordnung 12.03.2025
R -2,25 -0,75 175
L +1,00 -0,50 20
Vorjahr
Verordnung:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== optician record card: today's refraction + Rx on arrival
Eye examination 12 March 2025
Spectacle prescription issued today
R -2.25 / -0.75 x 175
L +1.00 / -0.50 x 20
Specs worn on arrival
Rx:
R -1.75 / -0.50 x 170
L +1.25 / -0.25 x 15
=== siblings, glasses Rx with headings
Spectacle prescription        Oliver Grant   DOB 01/02/2015
R -2.25 / -0.75 x 175
L +1.00 / -0.50 x 20
Sister: Mia Grant   DOB 05/06/2017
Rx:
R +2.25 / -0.75 x 100
L +2.50 / -0.50 x 80
=== order of sunglasses different person | none
Bestellung Anna Moll
R -2,25 -0,75 175
L +1,00 -0,50 20
Bestellung Georg Moll
Rezept:
R +2,25 -0,75 100
L +2,50 -0,50 80
=== hospital discharge: refraction on admission below Rx
Brille für die Ferne
R -2,25 -0,75 175
L +1,00 -0,50 20
vor der Operation
Rezept:
R -4,25 -0,75 175
L -3,00 -0,50 20
=== before cataract surgery English
Glasses
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Before cataract surgery
Rx:
R -4.25 -0.75 x 175
L -3.00 -0.50 x 20
=== Swiss French? Schweiz: Verordnung:
Korrektionsbrille (heute)
R -2,25 -0,75 175
L +1,00 -0,50 20
IV-Verfügung 2019
Verordnung:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== near pair by Rx:
Far glasses
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Music stand 80 cm
Rx:
R -1.25 -0.75 x 175
L +2.00 -0.50 x 20
=== Rx: of reading glasses
Varifocal
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Spare pair for reading in bed
Rx:
R -0.25 -0.75 x 175
L +3.00 -0.50 x 20
=== lab: Rx: transposed / compensated
Rx ordered
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20
Position of wear
Rx:
R -2.13 -0.69 x 173
L +0.94 -0.47 x 21
=== cl fitting, spectacle rx first, trial lens | none
Spectacle Rx
R -4.25 -0.75 x 175
L -4.00 -0.50 x 20
Trial lens ordered: 8.6/14.2
Rx:
R -4.00 -0.75 x 170
L -3.75 -0.75 x 20
=== prescription hist reverse with heading Aktuell
Aktuell 2025
R -2,25 -0,75 175
L +1,00 -0,50 20
Stand 2021
Rezept:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== glasses worn, previous Rx, no objective, findings letter | none
Previous Rx (2021)    R -1.25 / -0.50 x 170    L +1.50 DS
Glasses               R -1.75 / -0.50 x 170    L +1.25 / -0.25 x 15
VA with glasses       R 6/9    L 6/6
Plan: cycloplegic refraction next visit
=== Brille worn, Alte Brille | none
Alte Brille    R  -1,25  -0,50  170     L  +1,50  -0,25  10
Brille         R  -1,75  -0,50  170     L  +1,25  -0,25  15
Visus c.c.     R  0,6     L  0,8
Verordnung folgt nach Cycloplegie
=== lensmeter and glasses | none
Lensometer     OD -1.25 -0.50 x 170    OS +1.50 -0.25 x 10
Glasses        OD -1.75 -0.50 x 170    OS +1.25 -0.25 x 15
Plan: dilate
=== Brille beside Fokimeter old | none
Scheitelbrechwertmesser 2020   R -1,25 -0,50 170    L +1,50 -0,25 10
Brille                         R -1,75 -0,50 170    L +1,25 -0,25 15
Vorschlag: neue Refraktion beim Augenarzt
=== orthoptic report GLASSES | none
Previous glasses (2023)
R  +3.00 / -0.50 x 90
L  +3.50 / -0.75 x 85
Glasses
R  +3.50 / -0.50 x 90
L  +4.25 / -0.75 x 85
Worn full time. VA with glasses R 0.1 L 0.3
Plan: refract at next visit
=== Lensometer heading and Spectacles of the reading | none
Lensometer
OD -1.25 -0.50 x 170
OS +1.50 -0.25 x 10
Spectacles
OD -1.75 -0.50 x 170
OS +1.25 -0.25 x 15
Refraction: deferred, patient dilated
=== VA 6/9 with old glasses, heading only Glasses; prev | none
Last Rx         R -1.25 / -0.50 x 170   L +1.50 DS
With glasses    R -1.75 / -0.50 x 170   L +1.25 / -0.25 x 15
PH              no improvement
=== prose: mit Brille | none
Frühere Brille: R -1,25 -0,50 x 170, L +1,50 -0,25 x 10
Brille: R -1,75 -0,50 x 170, L +1,25 -0,25 x 15, damit Visus R 0,6 L 0,8
Procedere: Rezept nach Abheilung
=== ER letter brille | none
Brille (mitgebracht)   R -1,75 -0,50 170   L +1,25 -0,25 15
Brille                 R -1,25 -0,50 170   L +1,50 -0,25 10
=== two pairs, old and older | none
Old glasses (2nd pair)  OD -1.25 -0.50 x 170   OS +1.50 -0.25 x 010
Glasses                 OD -1.75 -0.50 x 170   OS +1.25 -0.25 x 015
Pt to return for MRx, PD 62
=== New glasses (from optician) worn
New glasses (collected 3 weeks ago, 1.67 index) - cannot get on with them
     OD  -1.75 -0.50 x 170
     OS  +1.25 -0.25 x 15
Spectacle Rx today
     OD  -2.25 -0.75 x 175
     OS  +1.00 -0.50 x 20
=== dispensed (2.0 index)
Manifest
     OD  -2.25 -0.75 x 175
     OS  +1.00 -0.50 x 20
Dispensed (1.67, at Vision Barn) and brought in today
     OD  -1.75 -0.50 x 170
     OS  +1.25 -0.25 x 15
=== new rx given 2 months ago and not tolerated in brackets
New Rx (given 2 months ago - not tolerated, 6/9)
R  -1.75 / -0.50 x 170
L  +1.25 / -0.25 x 15
Manifest (20/20)
R  -2.25 / -0.75 x 175
L  +1.00 / -0.50 x 20
=== Final (+ add 2.0 for old)
Final (1.0 binocular, at 2022 visit)
R  -1.75 -0.50 170
L  +1.25 -0.25 15
Spectacle prescription
R  -2.25 -0.75 175
L  +1.00 -0.50 20
=== dispensed (index 1.6)
Dispensed (1.6 index) in error
R  -1.75 -0.50 170
L  +1.25 -0.25 15
Spectacle prescription
R  -2.25 -0.75 175
L  +1.00 -0.50 20
=== Prescribed (0.01%) atropine between
Manifest
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Prescribed (atropine 0.05%) nightly. Last glasses values
OD -1.75 -0.50 x 170
OS +1.25 -0.25 x 15
=== New glasses (1.67) from other shop
Neue Brille (Fielmann, Index 1.6) - kommt nicht zurecht
R -1,75 -0,50 170
L +1,25 -0,25 15
Refraktion subjektiv
R -2,25 -0,75 175
L +1,00 -0,50 20
=== visus lines with dashes | none
Visus mit Korrektur
R - 0,5
L - 1,0
Augendruck R - 14  L - 15
=== Anisometropie, one decimal | none
Refraktion bei Geburt / U7
R +1,0
L +3,5
heute in Zykloplegie noch nicht gemessen
=== screening portal vision check | none
School vision screening  -  Spot
R  +1.0   L  +1.5
Refer: no
=== dash list one decimal of VA with glasses | none
Visus mit eigener Brille:
rechts - 0,5
links - 1,0
Tensio: rechts - 15, links - 16 mmHg
=== portal: target IOP and one decimals | none
Your results
Right eye  +0.5
Left eye   -1.0
Your vision is within normal limits
=== visus text with arrow | none
Sehtest Führerschein
Rechtes Auge - 0,5
Linkes Auge - 1,0
Beide Augen - 1,0
=== VA change lines | none
Auge rechts - 0,5
Auge links - 0,5
Visus ohne Brille
=== myopia progression | none
Myopia control review     Axial length
Progression per year
R  -0.5
L  -1.0
=== ortho-k / Heidelberg | none
Zunahme seit letztem Jahr:  R -0,5   L -1,0
=== IOL lines | none
Implantierte Linse
R +21,5
L +22,0
=== biometry list | none
Planned lens power
OD +19.5
OS +20.0
Target plano
=== cataract card with D | none
Lens implant card
Right eye: +21.5 D
Left eye: +22.0 D
=== dash list card one decimal | none
Brillenpass
Rechts - 2,5
Links - 1,0
Addition - 2,0
PD - 63,0
=== dash as separator with plus patient | none
Your reading glasses
Right - 2.5
Left - 2.5
=== dash separator reading strength list | none
Lesehilfen / Fertigbrille
rechts - 1,5
links - 1,5
=== dash lists with eye and colons | none
RE - 1.5   LE - 2.0   Add - 2.0
(plus lenses for reading)
=== C/D lines under Rx, only | none
CDR
R - 0.5
L - 0.5
IOP R - 14 L - 15
=== bracket circled choose with comma | od.sphere=? os.sphere=? od.cylinder=? os.cylinder=?
R:  (+), (-) 2.25    cyl (+), (-) 0.75   axis 175
L:  (+), (-) 1.00    cyl (+), (-) 0.50   axis 20
=== bracket sign tick boxes | none
R  ( ) + ( x ) - 2.25    Cyl ( ) + ( x ) - 0.75   Axis 175
L  ( x ) + ( ) - 1.00    Cyl ( ) + ( x ) - 0.50   Axis 20
=== form "+ or (-)" in English | none
Right eye:  + or (-) 2.25 sphere
Left eye:   + or (-) 1.00 sphere
=== Prescribed: day above and Spectacle Rx older
Prescribed: 03/12/2025
       SPH     CYL     AXIS
OD    -2.25   -0.75    175
OS    +1.00   -0.50     20
Final Rx   Prescribed: 03/02/2022
       SPH     CYL     AXIS
OD    -1.75   -0.50    170
OS    +1.25   -0.25     15
=== Released day: first new, then final glasses of before
Released: 03/12/2025
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Final Glasses Rx 01/05/2021
OD  -1.75 -0.50 x 170
OS  +1.25 -0.25 x 15
=== Dispensed day list
Dispensed 12/03/2025
R  -2.25 -0.75 x 175
L  +1.00 -0.50 x 20
Prescribed glasses 2020
R  -1.75 -0.50 x 170
L  +1.25 -0.25 x 15
=== Prescribed: day first (new), 'New Rx' in older
Prescribed: 03/12/2025
OD   -2.25  -0.75  175
OS   +1.00  -0.50  20
Prescribed: 02/03/2022   (new glasses)
OD   -1.75  -0.50  170
OS   +1.25  -0.25  15
=== phoria column at right
                                        Phorie Ferne
   Brille                               Cover-Test
R   -2,25   -0,75   175                 4 pdpt Basis innen
L   +1,00   -0,50   20                  2 pdpt Basis oben
                                        Nähe
                                        6 pdpt Basis innen
=== vergence column at right
Spectacle prescription                  Vergences (distance)
                                        Break / recovery
R   -2.25  -0.75  175                   8 base in
L   +1.00  -0.50  20                    18 base out
                                        Near
                                        12 base in
=== Fresnel / patch
Brillenwerte                            Orthoptik
                                        Schielwinkel:
R   -2,25  -0,75  175                   14 Basis außen Ferne
L   +1,00  -0,50  20                    16 Basis außen Nähe
                                        Okklusion 2 h täglich
=== orthoptic notes column
Glasses prescription                    Orthoptic notes
R   -2.25  -0.75  175                   8 base out
L   +1.00  -0.50  20                    6 base out
                                        Worth 4 dot: fusion
                                        Suppression nil
                                        Review in six months
=== Befund column prisms
Brillenverordnung                       Orthoptischer Befund
R   -2,25  -0,75  175                   10 pdpt Basis innen
L   +1,00  -0,50  20                    4 pdpt Basis oben
                                        Bagolini positiv
                                        Lang positiv
                                        Kontrolle in sechs Monaten
=== old prism in a margin column
Spectacle prescription                  Previous lenses had
RE  -2.25 / -0.75 x 175                 3 base down
LE  +1.00 / -0.50 x 20                  3 base up
                                        Patient did not tolerate
                                        Removed this time
                                        See letter
=== margin prism cm/m neutral
        Sph    Zyl   Achse              Messung Prismenleiste
R     -2,25  -0,75   175                6 cm/m Basis aussen
L     +1,00  -0,50    20                6 cm/m Basis innen
                                        Stereotest Titmus
                                        Fliege positiv
=== near column prism for reading glasses only
R  s -2,25 z -0,75 A 175                Lesebrille mit
L  s +1,00 z -0,50 A 20                 2 cm/m Basis innen
                                        zusaetzlich
                                        bei Bedarf
                                        Kassenmodell
=== findings column beside s z A | od.add=+2.00 os.add=+2.00
Dr. med. Anton Faber                     Orthoptik
Augenarzt                                Tel 0511 4412
   Brille für Ferne:
   R. s -2,25  z -0,75  A 175            14 Basis außen
   L. s +1,00  z -0,50  A  20            10 Basis außen
   Add. + 2,00                           Abdecktest
                                         Kontrolle
=== same in header table
Orthoptics clinic                       Ward 4 West
        SPH     CYL     AXIS            Cover test
RE     -2.25   -0.75    175             8 base out
LE     +1.00   -0.50     20             6 base up
                                        Stereo: Titmus fly
                                        Fusion weak
=== german header
        Sph    Zyl   Achse              Deckversuch
R     -2,25  -0,75   175                6 pdpt Basis aussen
L     +1,00  -0,50    20                4 pdpt Basis oben
Vielen Dank                             Stereotest positiv
                                        mfG Orthoptistin
=== near the table, below only | od.add=+2.00 os.add=+2.00
Frau Lena Moser                          Sehschule
   R. s -2,25  z -0,75  A 175            am 3.2.
   L. s +1,00  z -0,50  A  20            Winkel
   Add. + 2,00                           12 Basis außen
                                         Kontrolle
                                         Moser
=== fresnel in old
RE  -2.25/-0.75 x 175
LE  +1.00/-0.50 x 20   previously with 5 dioptres prism base out
=== prism removed
RE  -2.25/-0.75 x 175   without the 3 dioptres prism base down of the last pair
LE  +1.00/-0.50 x 20    without the 3 dioptres prism base up of the last pair
=== German: bisher 3 Dioptrien Prisma
R  -2,25 / -0,75 / 175   bisher 3 Dioptrien Prisma Basis außen
L  +1,00 / -0,50 / 20    bisher 3 Dioptrien Prisma Basis außen
=== German: no longer
R  -2,25 / -0,75 / 175   keine 3 Dioptrien Prisma Basis außen mehr
L  +1,00 / -0,50 / 20
=== letter: kommt mit neuer Brille
Die Patientin stellt sich mit ihrer neuen Brille vor:
R  -1,75  -0,50  A 170
L  +1,25  -0,25  A 15
Damit Kopfschmerzen. Brillenrezept heute:
R  -2,25  -0,75  A 175
L  +1,00  -0,50  A 20
=== Beschwerden mit neuer Brille
Beschwerden mit neuer Brille:
         sph     cyl     A
R       -1,75   -0,50   170
L       +1,25   -0,25   15
Brillenverordnung
         sph     cyl     A
R       -2,25   -0,75   175
L       +1,00   -0,50   20
=== Mit neuer Brille sehen
Zustand mit neuer Brille (seit 4 Wochen):
R -1,75 -0,50 x 170
L +1,25 -0,25 x 15
Subjektive Refraktion
R -2,25 -0,75 x 175
L +1,00 -0,50 x 20
=== Unverträglichkeit der neuen Brille
Unverträglichkeit der neuen Brille
    Sph     Zyl    Achse
R  -1,75   -0,50   170
L  +1,25   -0,25   15
Subjektive Refraktion
    Sph     Zyl    Achse
R  -2,25   -0,75   175
L  +1,00   -0,50   20
=== problem with new glasses English
Not happy with new glasses
R  -1.75 / -0.50 x 170
L  +1.25 / -0.25 x 15
Subjective refraction
R  -2.25 / -0.75 x 175
L  +1.00 / -0.50 x 20
=== new prescription collected, now worn, day
New glasses (dispensed 14/01/2025)
R  -1.75 -0.50 x 170
L  +1.25 -0.25 x 15
Subjective today
R  -2.25 -0.75 x 175
L  +1.00 -0.50 x 20
=== Neue Brille in der Anamnese, table
Trägt seit Januar neue Brille eines Optikers:
R -1,75 -0,50 170
L +1,25 -0,25 15
Refraktion subjektiv
R -2,25 -0,75 175
L +1,00 -0,50 20
=== bifocal power is the whole power | none
OD   +1.00  -0.50 x 20     Bifocal power +3.25
OS   +1.25  -0.25 x 15     Bifocal power +3.50
=== bifocal power full | none
Distance power  R +1.00  L +1.50
Bifocal power   R +3.25  L +3.75
=== Verglasung Altbrille
Subjektive Refraktion
R   -2,50   -0,75   175
L   +1,25   -0,50   20
Auftrag: Verglasung Altbrille
R   -2,25   -0,75   175
L   +1,00   -0,50   20
=== Altbrille Glaser neu
Neuverglasung Altbrille
R -2,25 -0,75 175
L +1,00 -0,50 20
Vollkorrektion
R -2,50 -0,75 175
L +1,25 -0,50 20
=== Doctor's Rx vs prescription
Patient: M. Ortiz      DOCTOR'S RX ON FILE
      SPH     CYL    AXIS
OD   -1.75   -0.50   170
OS   +1.25   -0.25   15
Spectacle Prescription     03/14/2025
      SPH     CYL    AXIS
OD   -2.25   -0.75   175
OS   +1.00   -0.50   20
=== Rx for glasses as worn
Rx for glasses brought in by patient
OD -1.75 -0.50 x 170
OS +1.25 -0.25 x 15
Manifest
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== current rx spectacles with "Rx spectacles"
Rx spectacles:
R  -1.75 / -0.50 x 170
L  +1.25 / -0.25 x 15
Subjective:
R  -2.25 / -0.75 x 175
L  +1.00 / -0.50 x 20
=== Adv glasses then previous glasses below | none
Cyclo ret:  R +4.50 DS   L +5.00 / -0.50 x 180
Adv: Glasses full time
Previous Glasses:
RE  +3.00 / DS
LE  +3.50 / -0.50 x 180
=== Adv Glasses, power as checked | none
Obj: R -2.50/-1.00x172    L +1.25/-0.75x25
Adv. Glasses power check by optician
      R  -1.75/-0.50x170
      L  +1.25/-0.25x15
=== Advised glasses earlier | none
Retinoscopy  RE -2.50/-1.00x170   LE +1.50/-0.75x15
Advised glasses in 2021 elsewhere
  RE  -1.75/-0.50x170
  LE  +1.25/-0.25x15
=== Adv: contact lens and glasses | none
AR:  R -4.50/-0.37x85   L -4.25/-0.25x95
Adv: Glasses or CL
      RE  -4.00 / -0.25 x 85  8.6 14.2
      LE  -4.00               8.6 14.2
=== Adv: Glasses for constant wear, dates of two | none
AR  R -2.50/-1.00 x 172   L +1.25/-0.75 x 25
Adv: Glasses     (2021)
R -1.75/-0.50 x 170    6/9
L +1.25/-0.25 x 15     6/6
=== Subjektiv final removed
Subjektiv final
R   -2,25   -0,75   175
L   +1,00   -0,50   20
Brillenwerte aus dem Pass
R   -1,75   -0,50   170
L   +1,25   -0,25   15
=== (alt) led on second line, pair 1 new
12.2024   R   -2,25   -0,75   175
(neu)     L   +1,00   -0,50   20
06.2018   R   -1,75   -0,50   170
(alt)     L   +1,25   -0,25   15
=== new on second line, old below
2024       OD   -2.25   -0.75   175
new        OS   +1.00   -0.50   20
2021       OD   -1.75   -0.50   170
old        OS   +1.25   -0.25   15
=== second line; first is worn (Getragen Ferne) | none
Getragen   R   -1,75   -0,50   170
Ferne      L   +1,25   -0,25   15
Neu        R   -0,25   -0,75   175
Nähe       L   +3,00   -0,50   20
=== dash, prism | od.prismHor=1.50 os.prismHor=1.50 od.baseHor=In os.baseHor=In
R sph -2,25 cyl -0,75 A 175 Prisma - 1,5 Basis innen
L sph +1,00 cyl -0,50 A 20 Prisma - 1,5 Basis innen
=== Bracket: (+) in Add for both signs | od.prismHor=1.50 os.prismHor=1.50 od.baseHor=In os.baseHor=In
R  Sph (-) 2.25  Cyl (-) 0.75  Axis 175   Prism ( + ) 1.50 In
L  Sph (+) 1.00  Cyl (-) 0.50  Axis 20    Prism ( + ) 1.50 In
=== a distance at reading in brackets
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 60 (at 40 cm)
=== ranges beside the second lines of pairs of two years
2019       R   +0,25   -0,75   175
Lesebrille L   +3,50   -0,50   20
2025       R   -2,25   -0,75   175
Fernbrille L   +1,00   -0,50   20
=== give: for VDU only
Subjective
R -2.25 / -0.75 x 175   6/6
L +1.00 / -0.50 x 20    6/6
VDU
Give: R -1.25 / -0.75 x 175   L +2.00 / -0.50 x 20
=== add heading computer
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Computer add
OD  +1.25
OS  +1.25
=== add heading trial | od.add=+2.00 os.add=+2.00
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Tentative add
OD  +1.25
OS  +1.25
Final add  +2.00
=== old add
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Previous add
OD  +1.25
OS  +1.25
=== CD = cup disc
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
CD 30 30
=== CD  C/D  percent
OD -2.25 -0.75 x 175    CD 40
OS +1.00 -0.50 x 20     CD 50
=== CD column as 30 percent
       Sph    Cyl   Axis   VA    IOP   CD
OD    -2.25  -0.75  175   20/20  15    30
OS    +1.00  -0.50  20    20/20  16    30
=== Zd frame data
R -2,25 -0,75 175
L +1,00 -0,50 20
Fassung 52-18  ZD 70
=== box centre
R -2.25 -0.75 175
L +1.00 -0.50 20
Frame: 52/18  CD 70
=== zusätzlich früher
R -2,25 -0,75 175
L +1,00 -0,50 20
In der Nähe bisher zusätzlich +1,50 beiderseits
=== V2710 slab off / V2715 prism
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
V2715 Prism per lens  2.00 BI
=== lost/broken: old broken, lenses read | none
Old glasses (broken frame), lensmeter:
R  -1.75  -0.50  170
L  +1.25  -0.25  15
=== previous Rx lost glasses then new measured device | none
Previous Rx (glasses lost 2 months ago)
OD  -1.75 -0.50 x 170
OS  +1.25 -0.25 x 15
Autorefraction
OD  -2.50 -1.00 x 175
OS  +0.75 -0.50 x 20
=== IN_USE Werte Ihrer neuen Brille
Refraktion vom 12.03.2025
R  -2,50 -0,75 175
L  +1,25 -0,50 20
Werte Ihrer neuen Brille
R  -2,25 -0,75 175
L  +1,00 -0,50 20
=== IN_USE new glasses rx below manifest, problem
Manifest
OD  -2.50 -0.75 x 175
OS  +1.25 -0.50 x 20
New glasses Rx (trouble with night driving)
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
=== IN_USE since
Subjective
OD  -2.50 -0.75 x 175
OS  +1.25 -0.50 x 20
New Rx (change since 2023)
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
=== IN_USE dispensed remake
Subjective
OD  -2.50 -0.75 x 175
OS  +1.25 -0.50 x 20
Final Rx dispensed
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
=== IN_USE new glasses for patient with Rx | none
Manifest refraction
OD  -2.50 -0.75 x 175
OS  +1.25 -0.50 x 20
Patient with new glasses Rx
OD  -2.25 -0.50 x 175
OS  +1.00 -0.25 x 20
=== IN_USE neue Verordnung seit
Subjektiv
R -2,50 -0,75 175
L +1,25 -0,50 20
Neue Brille, Änderung seit 2022
R -2,25 -0,75 175
L +1,00 -0,50 20
=== IN_USE neue Brille bei Unverträglichkeit
Subjektiv
R -2,50 -0,75 175
L +1,25 -0,50 20
Neue Brille wegen Unverträglichkeit der alten
R -2,25 -0,75 175
L +1,00 -0,50 20
=== three columns shifted heads
   Old Rx         New Rx            Contact lenses
R  -1.75 -0.50x170    -2.25 -0.75x175    -2.00 -0.75x170
L  +1.25 -0.25x15     +1.00 -0.50x20     +1.00 -0.75x20
=== verordnung nach subj. below newer one
14.03.2025
R -2,25 -0,75 175
L +1,00 -0,50 20
02.02.2021
Verordnung nach subj. Abgleich:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== verordnet heading for contacts mother | none
Anna Moll
R -2,25 -0,75 175
L +1,00 -0,50 20
Tochter Lina
Verordnung nach subj. Abgleich:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== V2715 prism in table of bill
Your prescription
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
V2103 Sphcyl SV plano to 4.00  2   $98.00
V2715 Prism 3.00 BI OD
=== second-line ranges dated, years | none
2021   R   -1,75 -0,75 175
Ferne  L   +1,25 -0,50 20
2025   R   -0,25 -0,75 175
Nähe   L   +3,00 -0,50 20
=== R +1,0 DC | none
R  -0.5 DC x 175
L  +1.0 DS -0.5 DC x 20
=== DS DC short powers both eyes | none
R  -2.0 DS -0.5 DC x 175
L  +1.0 DS -0.5 DC x 20
=== Prism of foil
R -2.25 -0.75 x 175
L +1.00 -0.50 x 20  mit 6 Dioptrien Prisma Basis außen
Prismenfolie links
=== C/D 30%
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
C.D. 30  30  IOP 15 15
=== DBL/CD: frame
R -2.25 -0.75 175
L +1.00 -0.50 20
Frame A 52  B 38  DBL 18  CD 70
=== zd Zentrierdaten
R -2,25 -0,75 175
L +1,00 -0,50 20
ZD 31 21 / 31 21
=== corrected rx for CL | none
Spectacle Rx
OD -4.25 -0.75 x 175
OS +5.00 -0.50 x 20
Corrected Rx for vertex distance
OD -4.00 -0.75 x 175
OS +5.25 -0.50 x 20
=== computer add header in office
Office add
R +1.25
L +1.25
R -2.25 -0.75 175
L +1.00 -0.50 20
=== low-vision add
OD -2.25 -0.75 175
OS +1.00 -0.50 20
High add, trial
OD +4.00
OS +4.00
=== screen add
R -2.25 -0.75 175
L +1.00 -0.50 20
Add for screen
R +1.00
L +1.00
=== DS first eye with only DC second line | none
RE  -2.5 DS -1.0 DC x 175   6/6
LE  +1.0 DS -0.5 DC x 20    6/6
Add +2.0 DS
=== give contact trial
Spectacle Rx
R -2.25 -0.75 175
L +1.00 -0.50 20
Trial CL fitted
Give: R -2.00 -0.75 x 170   L +1.00 -0.75 x 20
=== give mother | none
Subjective
R -2.25 / -0.75 x 175
L +1.00 / -0.50 x 20
Brother Tom
Give: R -1.75 / -0.75 x 175   L +0.50 / -0.50 x 20
=== give
12/03/2025 Subjective
R -2.25 / -0.75 x 175
L +1.00 / -0.50 x 20
03/02/2021
Give: R -1.75 / -0.75 x 175   L +0.50 / -0.50 x 20
=== Give dated
Subjective
R -2.25 / -0.75 x 175
L +1.00 / -0.50 x 20
Give 03/02/2021: R -1.75 / -0.75 x 175   L +0.50 / -0.50 x 20
=== give glasses history above
Manifest 03/2025
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Last visit 2022
Manifest
OD -1.50 -0.50 x 170
OS +1.50 -0.25 x 15
Give: OD -1.75 -0.50 x 170 OS +1.25 -0.25 x 15
=== ledas neu pair is CL
Brille
R  -2,25 -0,75 175
L  +1,00 -0,50 20
Kontaktlinsen
R  -2,00 -0,75 170
neu  L  +1,00 -0,75 20
=== ledas "NEW" frame note: sun
R  -2.25 -0.75 175
L  +1.00 -0.50 20
Sunglasses 2019
R  -1.75 -0.50 170
new  L  +1.25 -0.25 15
=== ledas: only the left eye was renewed ("neu" = left only)
2021  R  -1,75 -0,50 170
      L  +1,25 -0,25 15
2023  R  -1,75 -0,50 170
neu   L  +1,50 -0,25 15
2025  R  -2,25 -0,75 175
      L  +1,00 -0,50 20
=== cover test prisms dioptres
R -2.25 -0.75 175
L +1.00 -0.50 20
Cover test
R 6 dioptres prism base out
L 4 dioptres prism base in
=== Schielwinkel
R -2,25 -0,75 175
L +1,00 -0,50 20
Schielwinkel
R 6 Dioptrien Prisma Basis außen
L 6 Dioptrien Prisma Basis außen
=== ledas neu VDU
Fernbrille
R  -2,25 -0,75 175
L  +1,00 -0,50 20
Monitorbrille
R  -1,25 -0,75 175
neu  L  +2,00 -0,50 20
=== ledas new for other person | none
Ben
R  -2.25 -0.75 175
L  +1.00 -0.50 20
Mia
R  -4.00 -1.25 10
new  L  -3.75 -1.00 165
=== second-line range, single vision near wearing different cyl | none
2022      R  -1,75 -0,50 170
Ferne     L  +1,25 -0,25 15
2025      R  -0,25 -0,75 175
Nähe      L  +3,00 -0,50 20
=== CD in table percent with PD below
      Sph    Cyl   Axis   CD   
OD   -2.25  -0.75  175   40 
OS   +1.00  -0.50  20    45
=== CD in table 35
      Sph    Cyl   Axis   VA     CD   
OD   -2.25  -0.75  175   6/6    35 
OS   +1.00  -0.50  20    6/6    35
=== ZD Zwischendistanz Rx
ZD  R -1,25 -0,75 175  L +2,00 -0,50 20
FD  R -2,25 -0,75 175  L +1,00 -0,50 20
=== interpup distance old
R -2.25 -0.75 175
L +1.00 -0.50 20
Interpup. dist. 61 in previous glasses
=== Verordnung für die Nähe? unnamed near
R -2,25 -0,75 175
L +1,00 -0,50 20
für das Klavier
Verordnung nach subj. Abgleich:
R -1,25 -0,75 175
L +2,00 -0,50 20
=== verordnung per manifest, spouse | none
Mr Hill
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Mrs Hill
Rx per manifest:
OD -1.75 -0.50 x 170
OS +1.25 -0.25 x 15
=== verordnet: after device, mother | none
Autorefraktor
R -2,50 -1,00 175
L +0,75 -0,50 20
2019 
verordnet:
R -1,75 -0,50 170
L +1,25 -0,25 15
=== verordnet: heute Kontaktlinsen
Subjektiv
R -2,25 -0,75 175
L +1,00 -0,50 20
Linsen
verordnet:
R -2,00 -0,75 170
L +1,00 -0,75 20
=== zusätzlich bisher
R -2,25 -0,75 175
L +1,00 -0,50 20
bisherige Lesebrille zusätzlich +1,50 bds.
=== readers additional English
R -2.25 -0.75 175
L +1.00 -0.50 20
Reading: previously added +1.50 OU
=== seg old
Right  -2.25 -0.75 175
Left   +1.00 -0.50 20
Old seg  +1.50 add
=== letter, mit neuer Brille section, seit
Subjektive Refraktion
R -2,50 -0,75 175
L +1,25 -0,50 20
Neue Brillenverordnung (Vorbrille seit 2019)
R -2,25 -0,75 175
L +1,00 -0,50 20
=== newest Rx ago | none
Cycloplegic refraction
OD +3.00 -0.75 x 175
OS +3.50 -0.50 x 20
New Rx (last one 2 years ago)
OD +2.25 -0.75 x 175
OS +2.75 -0.50 x 20
=== final with tolerated | none
Retinoscopy (cyclo)
OD +3.00 -0.75 x 175
OS +3.50 -0.50 x 20
Subjective
OD +2.75 -0.75 x 175
OS +3.25 -0.50 x 20
Final Rx (as tolerated)
OD +2.25 -0.75 x 175
OS +2.75 -0.50 x 20
=== final glasses since | none
Subjektiv
R +2,75 -0,75 175
L +3,25 -0,50 20
Neue Brille (Reduktion, da volle Korrektur unverträglich)
R +2,25 -0,75 175
L +2,75 -0,50 20
=== patient portal prescribed dispensed
Subjective refraction
OD -2.75 -1.25 x 170
OS +1.25 -1.00 x 15
Rx given (dispensed same day)
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== V2781 add | od.add=+2.00 os.add=+2.00
Rx   OD -2.25 -0.75 x 175
     OS +1.00 -0.50 x 20
V2781 Progressive lens, add 2.00
=== DS and DC table | none
Right   -2.5 DS   -1.0 DC x 175
Left    -3.0 DS   -0.5 DC x 20
=== Cup/disc row percent
OD  -2.25 -0.75 x 175
OS  +1.00 -0.50 x 20
Optic nerve  CD 35 / 40
=== Frame: CD
R  -2.25 -0.75 175
L  +1.00 -0.50 20
Box: A 51  DBL 17  CD 68  Temple 140
=== vergence reserves prism each
R -2.25 -0.75 175
L +1.00 -0.50 20
Phoria
R 2 dioptres prism base in
=== prescriptions of years, whose days stand as another text | none
Date         Type             Eye  Sph     Cyl     Axis  Add     VA
2017-06-01   Prescribed       OD   +1.50   -0.50   080   +2.25   20/20
                              OS   +1.75   -0.75   100   +2.25   20/20
2020-07-14   Prescribed       OD   +1.00   -0.75   084   +2.50   20/25
                              OS   +1.25   -0.75   098   +2.50   20/25
2024-04-30   Autorefractor    OD   -0.12   -1.12   089
                              OS   +0.37   -0.87   094
2024-04-30   PRESCRIBED *     OD   -0.25   -1.00   088   +2.50   20/20
             (current)        OS   +0.25   -0.75   095   +2.50   20/20
=== boxes behind their words, that of contact lenses ticked | none
Verordnung
Brille ☐   Kontaktlinsen ☒
         Sph     Cyl     Achse
R      -2,25   -0,75    175
L      +1,00   -0,50     20
=== what both eyes see, behind the addition of one | os.add=+2.75
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20   Add +2.75   OU 6/5
=== prisms as fractions
OD   -2.25 -0.75 x 175   1/2 base up
OS   +1.00 -0.50 x 20    1 1/2 base down
=== SPECIMEN three times | none
SPECIMEN                 SPECIMEN                 SPECIMEN
RIGHT     -2.25      -0.75      175
LEFT      +1.00      -0.50      20
=== MUSTER three times | none
MUSTER               MUSTER               MUSTER
            sph      cyl     A
R          -2,25    -0,75   175
L          +1,00    -0,50    20
=== UNGÜLTIG between crosses | none
xxxxxxxx   UNGÜLTIG   xxxxxxxx   UNGÜLTIG   xxxxxxxx
            sph      cyl     A
R          -2,25    -0,75   175
L          +1,00    -0,50    20
=== mixed up, not to be made | none
            sph      cyl     A
R          -2,25    -0,75   175
L          +1,00    -0,50    20
Vermerk: Patientenverwechslung! Nicht anfertigen.
=== an archive | none
ARCHIV - abgelaufen, nicht mehr verwenden (Aufbewahrungsfrist)
R  sph -2,25  cyl -0,75  Achse 175
L  sph +1,00  cyl -0,50  Achse 20
=== an axis written anew below the table | od.axis=170 pd=62
Brillenverordnung
       Sph     Zyl     Achse
R      -2,25   -0,75   175
L      +1,00   -0,50   20
PD  62
R 170
Signature
=== both spheres after a recheck | od.sphere=-2.50 os.sphere=+1.25 od.add=+2.00 os.add=+2.25
Spectacle prescription
       Sph     Cyl     Axis    Add
OD     -2.25   -0.75   175     2.00
OS     +1.00   -0.50   20      2.25
Polycarbonate lenses, AR coating
Recheck: OD -2.50   OS +1.25
Valid until 12.03.2026
Dr. Miller   Tel 030 1234567
=== both spheres in a plan, of which one may be an addition | od.sphere=-2.50 os.sphere=+1.25 pd=62
Refraktion
Fern   Sph     Zyl     Achse
R      -2,25   -0,75   175
L      +1,00   -0,50   20
PD  62
use OD -2.50  OS +1.25
=== the distance to the cornea in the place of an axis | os.axis=-
R   Sph -2.25   Cyl -0.75   Ax 175
L   Sph +1.00   Cyl -0.50   VX 12
=== the index in the place of an addition | od.add=+2.00
R   Sph -2.25   Cyl -0.75   Axis 175   Add 2.00
L   Sph +1.00   Cyl -0.50   Axis 20    Ind 1.50
=== a sphere changed, and whom to call if that is wrong | os.sphere=+1.25
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
Left sphere should be +1.25, call us if this is wrong
=== what it is if it is wrong | od.axis=170
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
If anything is wrong use right axis 170
=== an axis before whom to call if anything is wrong | od.axis=170
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
R axis 170. If anything is wrong, call us
=== an axis behind whom to call if anything is wrong | od.axis=170
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
If any of these is wrong, call us. Right axis 170
=== what is right below what to do if it is wrong | od.axis=170
Right Eye    Sphere: -2.25    Cylinder: -0.75    Axis: 175
Left Eye     Sphere: +1.00    Cylinder: -0.50    Axis: 20
If anything is wrong, reply to this
R 170
=== a numbered note with another axis | od.axis=170 pd=62
Brillenverordnung
       Sph     Zyl     Achse
R      -2,25   -0,75   175
L      +1,00   -0,50   20
PD  62
A/P: 1. R 170. 2. L 25.
=== an addition and a cylinder in a note | os.cylinder=+1.00 od.add=+2.00 os.add=+2.00
Spectacle prescription
       Sph     Cyl     Axis
OD     -2.25   -0.75   175
OS     +1.00   -0.50   20
Add OD +2.00   OS cyl +1.00
=== the distance to the cornea by its short name | os.axis=-
R   Sph -2.25   Zyl -0.75   Ach 175
L   Sph +1.00   Zyl -0.50   Abh 12
=== welche Achse gilt, sollte etwas nicht stimmen | od.axis=170
R    Sph -2,25    Zyl -0,75    Achse 175
L    Sph +1,00    Zyl -0,50    Achse 20
Sollte etwas nicht stimmen, melden Sie sich: rechts Achse 170
=== an axis by itself below another | os.axis=25
        Sphere   Cyl     Axis
OD      -2.25    -0.75   175
OS      +1.00    -0.50   020
                         025
=== an axis in brackets below both eyes, with initials | od.axis=? os.axis=?
            Sph.    Zyl.    Achse
Rechts      -2,25   -0,75   175
Links       +1,00   -0,50   20

                  ( 25 )   Lo
=== a sphere by itself behind a lens | od.sphere=-2.50
        Sph     Cyl     Ax
OD     -2.25   -0.75   175    -2.50
OS     +1.00   -0.50   20
=== an axis behind an arrow below the right eye | od.axis=165
      Sph      Cyl     Achse
R    -2,25    -0,75   175
                      ↑ 165
L    +1,00    -0,50   20
=== an axis behind an arrow at the end of a lens | os.axis=26
R  -2.25 -0.75 x 175
L  +1.00 -0.50 x 20  -> 26
=== an axis with its sign behind a lens | od.axis=170
Glasses:
R   -2.25 / -0.75 x 175      x 170
L   +1.00 / -0.50 x 20
=== an axis in square brackets behind a lens | od.axis=165
OD   -2.25   -0.75   175   [165°]
OS   +1.00   -0.50   20
=== a distance by itself below that of the right eye | od.pd=30.5 os.pd=31
          Sphere   Cyl     Axis   PD
R         -2.25    -0.75   175    31.5
                                  30.5
L         +1.00    -0.50   20     31
=== a cylinder with initials below another | os.cylinder=-0.75
           Sph      Cyl        Achse
Rechts     -2,25    -0,75      175
Links      +1,00    -0,50      20
                    -0,75 gn
=== additions in brackets behind additions | od.add=+2.25 os.add=+2.25
      Sph     Cyl     Achse   Add
R     -2,25   -0,75   175     2,00   (2,25)
L     +1,00   -0,50   20      2,00   (2,25)
=== a field and a number in the margin, and no eye | od.axis=? os.axis=? od.add=+2.00 os.add=+2.00
        SPH      CYL      AXIS     ADD
OD      -2.25    -0.75    175      +2.00
OS      +1.00    -0.50    20       +2.00
                                                axis 90 !!
=== what is right, below the additions of which one eye has none | os.sphere=+1.25 od.add=+2.00
Brillenverordnung für Anneliese Krüger   12.03.2026
     Sphäre   Zylinder   Achse   Add
R    -2,25    -0,75      175     2,00
L    +1,00    -0,50      20
Sphäre links ist falsch:         +1,25
=== what a device with a misread name measured, and was not prescribed | none
Retina and Eye Group, Patient: Whitfield

BAUTOREFRCTON (not prescribed)
OD : +2.75 +1.25 x 104
OS : +3.25 +0.75 x 70
=== values below which stands that they were not prescribed | none
Retina and Eye Group, Patient: Whitfield

OD : +2.75 +1.25 x 104
OS : +3.25 +0.75 x 70
Not prescribed.
=== values that the paper says were not prescribed | none
Augenzentrum, Patient: Whitfield

Werte oben wurden nicht verordnet.
R : +2.75 -1.25 x 104
L : +3.25 -0.75 x 70
=== a prism that was tried and declined, below the prescription | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Retina and Eye Group          Patient: Whitfield
Glasses prescription
     Sphere   Cyl     Axis
OD   -2.25    -0.75   175
OS   +1.00    -0.50   20
Trial of prism, declined:
OD   -2.25    -0.75   175   2.00 BI
OS   +1.00    -0.50   20    2.00 BI
=== lenses of a shop that are not to be made | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Augenoptik Buntspecht            Werkstattzettel
Anfertigen:
R   -2,25   -0,75   A 175
L   +1,00   -0,50   A 20
Nicht anfertigen (vom Kunden abgelehnt):
R   -2,25   -0,75   A 175   Prisma 2,00 innen
L   +1,00   -0,50   A 20    Prisma 2,00 innen
=== a column of phorias beside the lenses | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Fairview Eye Care         Glasses prescription
       SPHERE    CYL      AXIS    Phoria
OD     -2.25     -0.75    175     3.00 BI
OS     +1.00     -0.50    20      1.00 BU
=== a column of phorias beside the lenses, in German | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Augenarzt Dr. Sommer      Brillenverordnung
       Sph       Zyl      Achse   Phorie
R      -2,25     -0,75    175     3,00 innen
L      +1,00     -0,50    20      1,00 oben
=== a column of prisms of the prior glasses | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Fairview Eye Care         Glasses prescription
       SPHERE    CYL      AXIS    Prior
OD     -2.25     -0.75    175     3.00 BI
OS     +1.00     -0.50    20      1.00 BU
=== an addition for the desk
Wexcombe Occupational Vision              DSE spectacles
Employee   Ottoline Farquharson           Payroll 3130
Distance Rx     R  -2.25 / -0.75 x 175    L  +1.00 / -0.50 x 20
Add for desk    R +1.25                   L +1.25
Centres, screen at 70 cm     R 31.5       L 31
Centres, papers at 40 cm     R 30         L 29.5
Employer pays up to 65.00 GBP
=== a prism of both eyes between the lenses for far and for near | add
Distance  R  -2.25  -0.75  x 175
          L  +1.00  -0.50  x 20
Prism 2.00 BI
Near      R  -0.25  -0.75  x 175
          L  +3.00  -0.50  x 20
=== an axis that is another one by now, roughly | os.axis=?
        SPH    CYL    AXIS
OD     -2.25  -0.75  175
OS     +1.00  -0.50  30
Recheck: left axis is now approx. 20
=== prisms that the new pair is to be without
        SPH    CYL    AXIS   PRISM
OD     -2.25  -0.75  175     2.00 IN
OS     +1.00  -0.50  20      2.00 IN
Make up like the old pair, without prism.
=== an old axis that is superseded by another | os.axis=?
Spectacle prescription
        SPH    CYL    AXIS
OD     -2.25  -0.75  175
OS     +1.00  -0.50  30
Left axis 30 is the old value, superseded by 20
=== contact lenses by their brand and a distance | none
Linsenstudio Kober                    Halle, 28.05.2025
      Marke            Sph      Zyl      Achse
R     Acuvue Oasys     -3,00    -0,75    170
L     Acuvue Oasys     -3,50    -1,25    25
PD 62
=== new glasses of a year long ago, and what was measured since | none
Brille neu 2019:
R  +2,00  -0,50  85°
L  +2,25  -0,75  95°
Subjektive Refraktion 15.10.2025:
R  +2,75  -0,75  80°
L  +3,00  -1,00  100°
=== the only lenses, superseded | none
Caoimhe Gavin           30/04/2025
Previous: R -2.75/-0.50x15  L -3.00/-0.25x170 (superseded)
PD 61.5
=== lenses without points beside amounts of prisms without | none
Rx glasses
OD -325 -075 x 170  200 BI
OS -300 -125 x 12  200 BI
=== a number alone below the lenses, that may correct one | os.cylinder=?
Spectacle prescription
OD   -2.25   -0.75   x 175
OS   +1.00   -0.50   x 20
              1.25
=== distances whose ranges stand before the next | pd=62.5
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD 62.5, near: 59.5, distance
=== a prism that is left out beside the distance | pd=62
          Sph       Zyl       Achse     Prisma    Basis
R         -2,25     -0,75     175       1,50      außen
L         +1,00     -0,50     20        1,50      außen
PD 62. Bitte ohne Prisma fertigen.
=== distances for a screen, for near and for far | add pd=64.5
      Sphere    Cyl       Axis    Add
OD    -2.25     -0.75     175     +2.00
OS    +1.00     -0.50     20      +2.00
PD 63 at the computer, 61.5 at near and 64.5 at distance
=== distances of glasses of another year | add
      Sph       Cyl       Axis    Add
OD    -2.25     -0.75     175     +2.00
OS    +1.00     -0.50     20      +2.00
PD not taken today. PD 59 in near and 62 in distance vision glasses of 2019,
both made elsewhere; please measure before ordering.
=== distances as near as one reads
Lesebrille, Einstärken Nähe        Herr Anton Ebbing        28.03.2025
         Sph       Zyl       Achse
R        -2,25     -0,75     175
L        +1,00     -0,50     20
PD 29,5 / 30 bei 40 cm
=== one lens, and the other eye in a remark that goes on below | od.sphere=- od.cylinder=- od.axis=- os.sphere=+3.00 os.cylinder=-1.00 os.axis=90 od.add=+2.75 os.add=+2.75
Dr. Irmgard Zwettler, FA f. Augenheilkunde      3390 Melk
Brillenverordnung         Hr. Alois Kandler      *11.04.1947      08.05.2025

Links      Sph       Zyl       Achse     Bemerkung
Ferne      +3,00     -1,00     90        einziges Auge; Amaurose nach Unfall
                                         rechts
Nähe       +5,75     -1,00     90        Lupe zusätzlich empfohlen

Add +2,75
Anderes Glas: Mattglas, ohne Wirkung
=== the name of an eye in a remark beside the heads of the other | od.sphere=- od.cylinder=- od.axis=- os.sphere=+2.75 os.cylinder=-0.75 os.axis=175 os.add=+2.25 os.prismHor=1.50 os.baseHor=Out
Left       Sph       Cyl      Axis     Comments
           +2.75     -0.75    175      lens to match
                                       right
           Prism     1.50     Out
           Add       +2.25
=== a balance lens of the other eye, named alone | od.sphere=- od.cylinder=- od.axis=- os.sphere=+2.75 os.cylinder=-0.75 os.axis=175
Left       Sph       Cyl      Axis
Right
balance lens, no power
Distance   +2.75     -0.75    175
=== no lens for the other eye, named alone | od.sphere=- od.cylinder=- od.axis=- os.sphere=+2.75 os.cylinder=-0.75 os.axis=175
Links      Sph       Zyl      Achse
Kein Glas
rechts
Ferne      +2,75     -0,75    175
=== a sentence that begins as a base does, behind a prism | od.prismHor=- od.prismVer=-
R: -2,25 / -0,75 / 175 Prisma 1,50
Oben genannte Werte gelten ab sofort
L: +1,00 / -0,50 / 20
=== one lens behind the name of both eyes | none
Sph R/L: -2.25 / -0.50 / 90
=== the distance for far before that at reading distance | pd=64
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
PD 64 mm, bei 40 cm 60 mm
=== the distance and that of the work | pd=64
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
PD 64 Arbeitsabstand bei 40 cm
=== distances at reading distance, in few words
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
PD 59 bei 35-40 cm
=== present glasses in two lines of a remark | pd=60
Prescription
OD  -2.25  -0.75  175
OS  +1.00  -0.50  20
Remarks: PGP - OD -2.00 DS,
OS +0.75 DS
PD 60 mm
=== a list of days whose newest lenses were not tolerated | od.sphere=+1.25 od.cylinder=-0.75 od.axis=100 os.sphere=+1.00 os.cylinder=-0.50 os.axis=85 add
vom           R                     L
15.08.2022    +1,25 -0,75 A 100     +1,00 -0,50 A 85
20.03.2025    +2,00 -1,25 A 115     +1,75 -1,00 A 70
Werte 2025 nach sechs Wochen nicht vertragen. Neue Gläser wieder
nach den Werten von 2022 anfertigen.
=== a list of days whose newest line is of glasses that are worn | add
24/04/2025  Prescription      R -2.25 -0.75 x 175     L +1.00 -0.50 x 20    Add +2.00
25/04/2025  Focimetry of      R -2.00 -0.50 x 170     L +0.75 -0.25 x 25    Add +1.75
            spectacles worn
=== days over columns, of which the newest was measured
              20/04/2023    24/04/2025    08/05/2025
              Rx            Rx            AR
R  Sph        -2.00         -2.25         -2.75
   Cyl        -0.75         -0.75         -1.12
   Axis       170           175           174
L  Sph        +0.75         +1.00         +1.37
   Cyl        -0.50         -0.50         -0.87
   Axis       30            20            11
=== the day of writing and the last day over the columns of both eyes | pd=66
Written     : 12/08/2025                Exp: 12/08/2027
                    RIGHT (OD)          LEFT (OS)
SPHERE              -2.25               +1.00
CYLINDER            -0.75               -0.50
AXIS                175                 20
PD (DIST/NEAR)      66/63
=== lenses that are moved inwards, in millimetres | add
         Sph      Zyl      Achse    Add
R        -2,25    -0,75    175      2,00     Dezentration 2,5 mm innen
L        +1,00    -0,50    20       2,00     Dezentration 2,5 mm innen
=== the addition of a pair that was collected later | od.sphere=-1.75 od.cylinder=-0.50 od.axis=80 os.sphere=-1.75 os.cylinder=-0.75 os.axis=100 add od.pd=31 os.pd=30
Cutter Lane Opticians            Ely CB7
Mrs Hester Lovelock       DoB 06/06/1971       to dispense: exam of 02/05/2025

Exam 19/01/2021         R -1.50 -0.50 x 85     L -1.25 -0.50 x 95     Add +1.00
Exam 02/05/2025         R -1.75 -0.50 x 80     L -1.75 -0.75 x 100    Add +2.00
Collected 10/05/2025    R -1.50 -0.50 x 85     L -1.25 -0.50 x 95     Add +1.00
                        (spare, 2021 lenses reglazed for the car)
PD R 31  L 30
=== lenses that are moved, said in few words
R    -2,25    -0,75    175    versetzt um 2,5 mm innen
L    +1,00    -0,50    20     versetzt um 2,5 mm innen
=== a stamp that is told in brackets | none
SPECTACLE PRESCRIPTION        Ref HG/22817
            Sph       Cyl       Axis      Add
Right      +1.50     -0.75      95       +2.00
Left       +1.75     -1.00      80       +2.00
Optometrist  S. Kettley
[stamp, red]  SUPERSEDED 23 SEP 2026
=== a stamp behind its name | none
Brillenverordnung                      Datum  12.10.2026
            Sph        Zyl        Achse      Add
Rechts     +0,75      -1,25       85°       +2,00
Links      +1,25      -0,75       95°       +2,00
Stempel:  STORNO  14. Okt. 2026
=== a note that a prescription is void, in other words | none
Rp.   Fernbrille für Frau Hedwig Stamm
      R   sph +2,50   cyl -0,75   A 15°
      L   sph +2,25   cyl -1,25   A 163°
am Rand, Kugelschreiber:
      hinfällig, Fr. Stamm war 26.5. nochmal da -> gilt Bl. 2
=== contact lenses whose columns have other names | none
EasySee Membership                   Member  Joanne Tidewell
Your vision correction, posted to your door
          Power     Cyl      Axis    Curve    Width
Right     -3.25     -0.75    180     8.6      14.5
Left      -2.75     -1.25    10      8.6      14.5
One fresh pair on the 1st of each month, 6 pairs a box
=== an order in brackets that begins with what is seen | pd=62
Glasses prescription
Right eye (VA / sphere / cylinder / axis)      1.0 / -2.25 / -0.75 / 175
Left eye (VA / sphere / cylinder / axis)       0.8 / +1.00 / -0.50 / 20
PD 62
=== a list of days of which the newest needs no glasses | none
Brillenwerte
14.03.2019    R +1,00 -0,25 90       L +1,25 -0,50 80
22.06.2021    R +1,25 -0,25 95       L +1,50 -0,50 85
25.06.2025    keine Brille nötig
=== a list of days of which the newest is without power | none
Brillenwerte
14.03.2019    R +1,00 -0,25 90       L +1,25 -0,50 80
22.06.2021    R +1,25 -0,25 95       L +1,50 -0,50 85
25.06.2025    nach LASIK: R plan  L plan
=== lines of two days, each of one eye | od.sphere=-0.25 od.cylinder=-0.75 od.axis=90 os.sphere=+1.25 os.cylinder=-0.50 os.axis=80
Prescription
25/06/2025    R -0.25 -0.75 90
14/03/2019    L +1.25 -0.50 80
=== a list of days of which an older one is named otherwise | od.sphere=-2.00 od.cylinder=-0.50 od.axis=170 os.sphere=+0.75 os.cylinder=-0.25 os.axis=25
Brillenwerte
14.03.2022   R  -2,00 -0,50 170   L +0,75 -0,25 25
02.06.2025   R  -2,25 -0,75 175   L +1,00 -0,50 20
Bitte nach den Werten vom 14.3.22 anfertigen.
=== a list of days of which the first are to be made | od.sphere=-2.00 od.cylinder=-0.50 od.axis=170 os.sphere=+0.75 os.cylinder=-0.25 os.axis=25
Prescriptions
14/03/2022   R  -2.00 -0.50 170   L +0.75 -0.25 25
22/06/2025   R  -2.25 -0.75 175   L +1.00 -0.50 20
Please make up the first of these.
=== a list of days of which the newest was measured under drops | od.sphere=+1.50 od.cylinder=-0.50 od.axis=170 os.sphere=+1.25 os.cylinder=-0.25 os.axis=25
Glasses prescription history
22/06/2025   R  +3.25 -0.75 175   L +3.00 -0.50 20   cyclo
14/03/2024   R  +1.50 -0.50 170   L +1.25 -0.25 25   given
=== a list of days of contact lenses | none
Kontaktlinsen, Stand 02.06.2025
02.06.2025   R  -2,25 -0,75 175   L +1,00 -0,50 20
14.03.2022   R  -2,00 -0,50 170   L +0,75 -0,25 25
=== days over columns, of which the newest is void | od.sphere=-2.00 od.cylinder=-0.50 od.axis=170 os.sphere=+0.75 os.cylinder=-0.25 os.axis=25
Glasses prescription
             14/03/2022          22/06/2025
             dispensed           VOID
R   Sph      -2.00               -2.25
    Cyl      -0.50               -0.75
    Axis     170                 175
L   Sph      +0.75               +1.00
    Cyl      -0.25               -0.50
    Axis     25                  20
=== a distance for near of each eye and of both | add
Brillenverordnung
      Sph    Zyl    Achse   Add
R    -2,25  -0,75   175     2,00
L    +1,00  -0,50   20      2,00
PD Nähe
R 29,5   L 30   bds. 59,5
=== distances of glasses that are worn
R    -2,25  -0,75   175
L    +1,00  -0,50   20
PD of old glasses
OD 30.5   OS 31.5   Binocular 62
=== an axis in place of that of the glasses | os.axis=25
Brillenverordnung
       Sph      Zyl     Achse
R      -2,25   -0,75    175
L      +1,00   -0,50    20
Linke Achse 25° statt Brille 20°
=== a state before a length
R    -2.25  -0.75   175
L    +1.00  -0.50   20
Dr. Lee, Erie, PA   52 mm
=== an addition for a screen, called one for near
R    -2.25  -0.75   175
L    +1.00  -0.50   20
Computer near add +1.25
=== an order that begins with the cylinder
Prescription (R/L)  cyl / sph / axis:
R: -0.75 / -2.25 / 175
L: -0.50 / +1.00 / 20
=== a sentence of what was
Your right eye was -2.25 with a cyl of -0.75 at 175, and your left was +1.00 with a cyl of -0.50 at 20.
=== lines of both eyes, and cylinders below that nobody names
R sph -2,25   L sph +1,00
cyl -0,75 A 175
cyl -0,50 A 20
=== an addition that may come later | od.sphere=-2.25 od.cylinder=-0.75 od.axis=175 os.sphere=+1.00 os.cylinder=-0.50 os.axis=20
Right eye it is -2.25 with -0.75 at 175, left eye it is +1.00 with -0.50 at 20. Later you could have an add of +1.75.
=== a sentence that prescribes, and one of last year
Your glasses prescription
Dear Ms Quay, after your examination this morning we now prescribe for the right
eye -2.25 with -0.75 at 175 and for the left eye +1.00 with -0.50 at 20.

Last year: right eye is -1.75 with -0.50 at 170, left is +0.50 with -0.25 at 15.
=== a sentence that prescribes, and one of a brother
Betreff: Ihre Brillenwerte
Sehr geehrte Frau Ziesemer, hier sind die Werte Ihrer neuen Brille, die wir heute
für Sie bestellen: rechts -2,25 -0,75 x 175 und links +1,00 -0,50 x 20 wie besprochen.

Ihr Bruder: rechts sind -1,75 mit -0,50 auf 170, links sind +0,50 mit -0,25 auf 15.
=== a sentence of 2019, and new powers below it
Your glasses prescription
Right eye is -1.75 with -0.50 at 170, left is +0.50 with -0.25 at 15 (2019).

Dear Ms Quay, after your examination this morning we now think that what you
need are -2.25, -0.75, 175 on the right and +1.00, -0.50, 20 on the left.
=== the name of an eye ends a sentence | od.sphere=- od.cylinder=- od.axis=- os.sphere=-2.25 os.cylinder=-0.75 os.axis=175
Your glasses prescription
There is no lens for the right eye. Please give -2.25 with a cyl of -0.75 at 175, in the left eye.
=== a distance behind at | od.sphere=+1.25 od.cylinder=- od.axis=- os.sphere=+1.00 os.cylinder=- os.axis=-
Betreff: Ihre Brillenwerte
Sehr geehrte Frau Ziesemer, hier sind die Werte Ihrer neuen Brille.
Das rechte Auge hat +1,25 mit +2,00 bei 40 cm.
Das linke Auge hat +1,00 mit +2,00 bei 40 cm.
=== a distance behind at, in full | od.sphere=+1.25 od.cylinder=- od.axis=- os.sphere=+1.00 os.cylinder=- os.axis=-
Your glasses prescription
Your right eye is +1.25 with +2.00 at 40 centimetres, and your left eye is +1.00 with +2.00 at 40 centimetres.
=== an acuity behind bei | od.axis=- os.axis=-
Betreff: Ihre Brillenwerte
Sehr geehrte Frau Ziesemer, hier sind die Werte Ihrer neuen Brille.
Das rechte Auge hat -2,25 mit -0,75 bei 80 Prozent Sehschärfe.
Das linke Auge hat +1,00 mit -0,50 bei 90 Prozent Sehschärfe.
=== what was not prescribed, called so by a clause
Brillenrezept
     Sph    Zyl   Achse
R   -2,25  -0,75   175
L   +1,00  -0,50    20

Gemessene Werte, die nicht verordnet wurden:
     Sph    Zyl   Achse
R   -1,75  -0,50   170
L   +0,50  -0,25    15
=== what was prescribed last, and what was measured since
Augenarztpraxis Dr. Vollmer
Zuletzt verordnet wurden am 12.03.2019:
R   sph -1,75   cyl -0,50   A 170
L   sph +0,50   cyl -0,25   A 15
Subjektive Refraktion am 14.05.2025:
R   sph -2,25   cyl -0,75   A 175
L   sph +1,00   cyl -0,50   A 20
=== a new prescription that somebody wrote
Dr. Fenwick wrote the new prescription on 4 March 2025:
        Sph     Cyl    Axis
Right  -2.25   -0.75   175
Left   +1.00   -0.50   20

Your pair from 2019
        Sph     Cyl    Axis
Right  -1.75   -0.50   170
Left   +0.50   -0.25   15
=== an old pair that is quoted behind a stroke, indented
Dear Ms Quay, your new values are for the right eye -2.25 -0.75 x 175
and for the left eye +1.00 -0.50 x 20. Below is what we sent you in 2019.
      | Right  -1.75 -0.50 x 170
      | Left   +0.50 -0.25 x 15
=== a price behind plus
Brillenwerte
R   -2,25   -0,75   175   plus 2,50 €
L   +1,00   -0,50   20    plus 2,50 €
=== a heading whose letters stand apart, above the old pair
O L D
R   -1.75  -0.50 x 170
L   +0.50  -0.25 x 15

Dear Ms Quay, after your examination this morning we now prescribe for the right
eye -2.25 -0.75 x 175 and for the left eye +1.00 -0.50 x 20. Your glasses are ready.
=== short names of bases in German that are explained otherwise | od.prismVer=? os.prismVer=?
Deine Sehwerte zur Bestellung
Rechtes Auge                       Linkes Auge
Sphäre (SPH)           -2,25       Sphäre (SPH)           +1,00
Zylinder (CYL)         -0,75       Zylinder (CYL)         -0,50
Achse (A)              175         Achse (A)              20
Prisma vertikal        3,00        Prisma vertikal        3,25
Basis vertikal         BU          Basis vertikal         BO
BI = Basis innen, BA = Basis außen, BO = Basis oben, BU = Basis unten
=== a line of contact lenses above that of glasses
Anpasskarte    Enno Wetterau    geb. 04.09.1999     16.04.2025
Linsen: RA -2,00 sph (Visus 1,0), LA +0,75 sph (Visus 1,0), BC 8,6, Dia 14,2, Monat
Zur Brille (Ersatz, heute bestellt): R -2,25 -0,75 A 175, L +1,00 -0,50 A 20
=== two rows that were exchanged | od.sphere=+1.00 od.cylinder=-0.50 od.axis=20 os.sphere=-2.25 os.cylinder=-0.75 os.axis=175
Rx for spectacles
         SPH      CYL      AXIS
RIGHT    -2.25    -0.75    175
LEFT     +1.00    -0.50    20
23/01: not right - I typed each eye into the row of the other.
Lenses to be made up with the two rows exchanged: left eye -2.25, right eye +1.00.
=== lenses of the other day in a letter that is not understood
Blickfang Optometrie
Fürdasrechte Augeempfehlen wir: Sphäre -2,25, Zylinder -0,75 in Achse 175. Fürdas linke: Sphäre +1,00, Zylinder -0,50 in Achse 20.
Zum Vergleich: Ihre alte Brille hat rechts -2,50 -1,25 Achse 48 und links +0,75 -0,75 Achse 41; diese Stärken passen nicht mehr.
=== new lenses below what heads a cornea, and those that are worn above
Augenklinik am See
Eigene Brille
R   -2,50   -1,25   48
L   +0,75   -0,75   41
Hornhaut Topographie
Empfehlung   R   -2,25   -0,75   175
             L   +1,00   -0,50   20
`;
