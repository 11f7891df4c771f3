/** Papers with much around the values: devices, offers, boxes, bills, portals. */
export const AROUND = `
=== a slip whose first table was measured by a device that names its distance | pd2
AUTOREFRAKTOR   VD 12.00
      SPH      ZYL      ACH
R     -2,50    -1,00    170
L     +1,25    -0,75    15
KERATOMETER (dpt)
      K1       K2       ACH
R     42,50    43,25    131
L     42,00    43,50    135
NCT  mmHg    R 13   L 16
SUBJEKTIV - ENDWERT (FERNE)
      SPH      ZYL      ACH
R     -2,25    -0,75    175
L     +1,00    -0,50    20
VISUS  R 0,8    L 1,0    B 1,25
PD     R 31,5   L 31
=== headings of two tables side by side, one with words in brackets
ENTERING ACUITY (cc)              PREVIOUS GLASSES (lensometry, worn 3 years)
           OD       OS                  Sph      Cyl      Axis
Distance   20/25    20/30         OD    -1.75    -1.00    170
Near       20/20    20/25         OS    +0.75    -0.75    25
TONOMETRY (iCare)                 FINAL SPECTACLE Rx (Rx 1 of 2)
           OD       OS                  Sph      Cyl      Axis
9:42 am    15       14            OD    -2.25    -0.75    175
                                  OS    +1.00    -0.50    20
=== what was measured before is said to be of no worth below
     Sphäre   Zylinder   Achse
R    -2,25    -0,75      175
L    +1,00    -0,50      20
Frühere Messung (2019, nicht mehr aktuell)
R  -1,75 / -2,50 / 23°      L  -1,25 / -0,75 / 9°
=== boxes that are not ticked name the sizes of lenses | pd
             SPHERE   CYLINDER   AXIS
DIST.  OD    -2.25    -0.75      175
DIST.  OS    +1.00    -0.50      20
NEAR   OD
NEAR   OS
PD 62.5 mm
☐ Bifocal FT-28   ☐ Trifocal 7x28   ☐ Progressive
=== a form that says when to come again | pd
RIGHT EYE
Sph -2.25   Cyl -0.75   Axis 175
LEFT EYE
Sph +1.00   Cyl -0.50   Axis 20
PD 62.5 mm
Voucher issued, first pair, type A   ☐ Complex lens Retest in 24 months
=== a shop that tests eyes for contact lenses too
Computerised Eye Testing · Contact Lens Clinic · 7, Station Road, Nashik 422001
      SPH      CYL      AXIS   VN        SPH      CYL      AXIS   VN
      RIGHT EYE                          LEFT EYE
D.V.  -2.25    -0.75    175    6/9       +1.00    -0.50    20     6/12
=== what is more for near in a word of its own | add
          sphärisch   zylindrisch   Achse
rechts    -2,25       -0,75         175°
links     +1,00       -0,50         20°
Für die Nähe beiderseits zusätzlich   +2,00 dpt
=== prisms that a plus joins | od.prismHor=3.25 od.baseHor=Out od.prismVer=2.75 od.baseVer=Down
R  -2.25 -0.75 x 175   Prism 3.25 BO + 2.75 BD
L  +1.00 -0.50 x 20
=== a base in degrees behind a stroke | od.prismHor=1.00 od.baseHor=In os.prismHor=1.50 os.baseHor=In
          Sph      Cyl      Achse    Prisma / Basis
Rechts    -2,25    -0,75    175°     1,00 / 0°
Links     +1,00    -0,50    20°      1,50 / 180°
=== prisms by the way of their base | od.prismHor=3.50 od.baseHor=In os.prismHor=1.00 os.baseHor=In
Eye     Sphere   Cylinder   Axis   Prism In/Out   Direction   Prism Up/Down   Direction
Right   -2.25    -0.75      175           3.50      In
Left    +1.00    -0.50      20            1.00      In
=== a bill beside the values, with lines across both | pd
Rechnung RE-2993353                                                       10.08.2025
Bezeichnung                    Menge    Betrag €      Gefertigt nach Ihren Werten
Fassung Kasimir, schwarz matt  1          73,00              Rechts     Links
Fernbrillengläser 1,5 organisch 2        405,00       Sph    -2,25      +1,00
Blaulichtfilter                2          40,00       Zyl    -0,75      -0,50
Gutschein WINTER25             1         -25,00       Achse  175        20
Gesamt brutto                            493,00       Pupillendistanz: 62,5 mm
Betrag dankend per Karte erhalten. Terminal 28907067, TA-Nr. 488875, 10.08.2025, 11:42 Uhr
=== both eyes have an addition, and a stamp stands below them | add
     Sphäre   Zylinder   Achse   Nahzusatz
R    -2,25    -0,75      175     2,00
L    +1,00    -0,50      20      2,00
HSA 12 mm                        108
=== eyes glued to what they see
     Sphäre   Zylinder   Achse
R    -2,25    -0,75      175
L    +1,00    -0,50      20
Visus cc: R 1,0   L0,6   B1,25
=== a cylinder whose last letter is read as a digit
RA: sph -2,25 cyl -0,75 A 175°
LA: sph +1,00cy1-0,50 A 20°
=== the index of the lens above the powers
Progressive, 1.60 index, anti-glare
OD   SPH     CYL     AXIS
     -2.25   -0.75   175
OS   SPH     CYL     AXIS
     +1.00   -0.50   20
=== two heights behind both eyes and a stroke | pd2
      Sph      Zyl      Achse
R     -2,25    -0,75    175
L     +1,00    -0,50    20
HöheR/L   20,0/18,5   HSA 13
PD R 31,5 L 31
=== what was measured, its eyes not read, above what is prescribed
Messung in Zykloplegie
       Sphäre   Zylinder   Achse
       -1,75    -1,00      170
       +0,75    -0,75      25
Brillenverordnung
       Sphäre   Zylinder   Achse
R      -2,25    -0,75      175
finks  +1,00    -0,50      20
=== another pair for a screen, below glasses without an addition
Fernbrille
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Zusätzlich als Zweitbrille empfohlen: Bildschirmbrille
     Sph      Zyl      Achse
R    -1,25    -0,75    175
L    +2,00    -0,50    20
=== an addition for a screen, and the power for near | add
                     RIGHT                          LEFT
             Sph      Cyl      Axis         Sph      Cyl      Axis
Distance     -2.25    -0.75    175          +1.00    -0.50    20
Inter. add   +1.00                          +1.00
Near         -0.25    -0.75    175          +3.00    -0.50    20
=== what is worn now above what was worn before | add
CURRENT PRESCRIPTION
     Sph      Cyl      Axis
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
Reading Add (both eyes): +2.00
PREVIOUS PRESCRIPTION (2021) - for comparison only
     Sph      Cyl      Axis
OD   -1.75    -1.00    170
OS   +0.75    -0.75    25
=== heads of one letter | add
     S        C        X      Add
R    -2.25    -0.75    175    2.00
L    +1.00    -0.50    20     2.00
=== an addition behind both eyes and a stroke | add
     sph.     cyl.     Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
NahzusatzR / L: +2,00 dpt
=== eyes whose names are in two pieces
Right   Eye:   -2.25  -0.75  x 175
Left    Eye:   +1.00  -0.50  x 20
=== the number of a form that looks like a power
Bw-5123 / V -12.22
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== what was put into the eye, above the heading of the prescription
Achslänge      K1        K2        Linse (Tecnis)   Visus
RA   24,59 mm   41,00 D   43,50 D   +19,50 D         1,0
LA   23,77 mm   41,75 D   41,75 D   +16,50 D         0,8
Brillenverordnung:
          sph      cyl      Achse
rechts    -2,25    -0,75    175°
links     +1,00    -0,50    20°
=== the curve of a lens above its heads | add
R   VARILUX 1.6 CRZ
Ø 65/70   BC 6,00   MD 1,3
SPH      ZYL      ACHSE   ADD
-2,25    -0,75    175     +2,00
L   VARILUX 1.6 CRZ
Ø 65/70   BC 4,00   MD 2,1
SPH      ZYL      ACHSE   ADD
+1,00    -0,50    20      +2,00
=== an aspheric lens with its index
R   ORMIX SV ASPH 1.6
SPH      ZYL      ACHSE
-2,25    -0,75    175
L   ORMIX SV ASPH 1.6
SPH      ZYL      ACHSE
+1,00    -0,50    20
=== a form by its letter and number
     Sph      Zyl      A
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Glas: Gleitsicht   HSA: 12   Formular: A 5 privat
=== what letters say of a lens above its heads
R
MONOFOCAL 1.60 HMC
n = 1,597   v = 41   65/70 mm
SPH      CYL      ACHSE
-2,25    -0,75    175
L
MONOFOCAL 1.60 HMC
n = 1,597   v = 41   65/70 mm
SPH      CYL      ACHSE
+1,00    -0,50    20
=== dials with their degrees below a table
     Sph      Zyl      Achse   Add.
RA   -2,25    -0,75    175°
LA   +1,00    -0,50    20°
    180°   RA   0°
    180°   LA   0°
=== money below a table, beside a quantity that looks like an eye
Ihre Sehwerte
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Pos   Artikel    Menge   Einzelpreis   Gesamt
3     Nachlass   L       -20,00 €      -20,00 €
=== what a shop says of what is given back or not tolerated
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
Lenses may be returned to any shop.
Lenses returned within 30 days are refunded
Not tolerated lenses are exchanged within 60 days
Retouren nur mit Bon
Do not make changes to this sheet
Progressives not tolerated, single vision only
=== one eye's heading is misread, and the label of a row of both
                  Rigit fens    Left lems
Sphere (dpt)        -2.25         +1.00
Cylinder (dpt)      -0.75         -0.50
AxB (TABO)          175           20
=== one eye's heading is lost, and a label is behind a word
                                Left
lens Sphere         -2.25         +1.00
Cylinder            -0.75         -0.50
Axis                175           20
=== the acuity stands in a line below each eye, under the heads
      SPH        CYL       AX
 R    -2.25      -0.75     175
      VA   20/40
 L    +1.00      -0.50     20
      VA   20/25
=== a finding of the cornea in words
VAA bds. : Lider o. B. , Hornhaut klar , Linse klar
Brillenverordnung ( sph / cyl / Achse )
RA sph -2,25 cyl -0,75 Achse 175°
LA sph +1,00 cyl -0,50 Achse 20°
=== a drawn dial with its name among its degrees, and the eyes within
Brillenverordnung
                   90             90
Achsen nach TABO   135    45      135    45
                   R              L
                   180    0       180    0
Sphäre             -2,25          +1,00
Zylinder           -0,75          -0,50
Achse              175            20
=== hours of each day below a table | pd2
Neue Brille
Auge     Sphäre   Zylinder   Achse   Visus   PD
Rechts   -2,25    -0,75      175     0,6     31,5
Links    +1,00    -0,50      20      1,25    31
Okklusion (Stunden je Tag)
Mo   Di   Mi   Do   Fr   Sa   So
2    3    2    2    2    2    2
=== contact lenses in what a shop offers | pd2
Die Werte Ihrer aktuellen Brille (Sphäre / Zylinder / Achse):
Rechts:  -2.25 / -0.75 / 175°
Links:   +1.00 / -0.50 / 20°
PD rechts 31.5 mm, links 31 mm
Brillen · Kontaktlinsen · Optometrie
=== an apostrophe in the name of a frame
           Rechts   Links
Sphäre     -2,25    +1,00
Zylinder   -0,75    -0,50
Achse      175      20
Fassung    Humphrey’s 583  51-18
=== stars at the end of an extract
BR Brillenverordnung
R -2,25 -0,75 A 175
L +1,00 -0,50 A 20
*** Ende des Auszugs *** 2 Behandlungstage
=== a road that is called old, and a laser before
2285 Old Mill Road, Salida
Diagnosis  Previous retinal laser, right
SPECTACLE PRESCRIPTION
R  -2.25 / -0.75 x 175
L  +1.00 / -0.50 x 20
=== a department that is named by the cornea
Ambulanz: Hornhautsprechstunde
R  sph -2,25 cyl -0,75 Achse 175
L  sph +1,00 cyl -0,50 Achse 20
=== what is prescribed is named in its row, with its distance | pd2
                        RECHTS                  LINKS
                        Sph     Zyl     Achse   Sph     Zyl     Achse
1 Getragene Brille      -2,50   -0,50   170     +0,75   -0,25   15
2 Objektiv              -2,75   -1,00   172     +1,25   -0,75   25
► Verordnung Ferne      -2,25   -0,75   175     +1,00   -0,50   20
PD R 31,5  L 31
=== distances for far and near in English and French | pd2
      Sphere   Cylinder   Axis
      Sphère   Cylindre   Axe
OD    -2.25    -0.75      175
OS    +1.00    -0.50      020
      Far PD   Near PD
      DP loin  DP près
OD    31.5     30.5
OS    31       30
=== a sentence of the left eye under the head of the right one
Befund        Rechtes Auge   Linkes Auge
Tensio        11             13
Wir verordnen nach subjektivem Abgleich:
Rechtes Auge: sph. -2.25 dpt, cyl. -0.75 dpt, Achse 175
Linkes Auge: sph. +1.00 dpt, cyl. -0.50 dpt, Achse 20
=== a reply that is asked for where something is not right | add pd
Thanks, Hector! We have got your order.
                         OD (right eye)    OS (left eye)
Sphere (SPH)             -2.25             +1.00
Cylinder (CYL)           -0.75             -0.50
Axis                     175               20
Addition (ADD)           +2.00             +2.00
Pupillary distance (PD)  62.5
Something not right? Reply within 24 hours and we will put your order on hold. 30-day returns, 365-day guarantee.
=== the curve of a blank before its name
      SPHERE   CYL     AXIS   HT
R     -2.25    -0.75   175    17.0
L     +1.00    -0.50   020    17.0
BLANK    R 2.25 BASE CURVE    DIA 75    L SAME
=== what is seen with glasses, below lenses
            Rechtes Auge                  Linkes Auge
            Sphäre   Zylinder   Achse     Sphäre   Zylinder   Achse
Ferne       -2,25    -0,75      175       +1,00    -0,50      20
Sehschärfe mit Glas:   R 1,25    L 1,0
=== what a shop offers below its name, and lenses that are worn
Blickfang Optometrie
Optometrie · Brillen · Kontaktlinsen
Ergebnis Ihrer Sehanalyse
Rechtes Auge: Sphäre -2,25, Zylinder -0,75 in Achse 175.
Linkes Auge: Sphäre +1,00, Zylinder -0,50 in Achse 20.
Zum Vergleich: Ihre alte Brille hat rechts -2,50 -1,25 Achse 48 und links +0,75 -0,75 Achse 41; diese Stärken passen nicht mehr.
=== what heads the columns of a blank in the order of a lab | pd2
        SPH     CYL     AXIS    FAR PD
R       -2.25   -0.75   175     31.5
L       +1.00   -0.50   020     31.0
        BASE    CTR     THK     EDGE
R       8.00    2.0     3.0     4.1
L       4.00    1.7     4.9     4.2
=== a prescription that is current in a mail | pd
Hi Yolanda,
Here is the current prescription that Dr. Okafor wrote for you on 07/12/2025:
Right eye: sphere -2.25, cylinder -0.75, axis 175.
Left eye: sphere +1.00, cylinder -0.50, axis 20.
Your PD is 62.5 mm.
`;
