/** What else stands on papers: older and measured values, contact lenses, numbers of forms. */
export const BESIDE = `
=== contact lens beside
     SPH      CYL      AXIS          BC     DIA    PWR
OD   -2.25    -0.75    175           8.4    14.0   -2.00
OS   +1.00    -0.50    20            8.4    14.0   +1.25
=== contact beside under headings
Glasses                              Contact Lenses
     SPH      CYL      AXIS          SPH     BC     DIA
OD   -2.25    -0.75    175    OD     -2.00   8.4    14.0
OS   +1.00    -0.50    20     OS     +1.25   8.4    14.0
=== old beside new
Previous Rx                          New Rx
     SPH      CYL      AXIS          SPH      CYL      AXIS
OD   -2.00    -0.75    170    OD     -2.25    -0.75    175
OS   +0.75    -0.50    25     OS     +1.00    -0.50    20
=== AR beside final
     Autorefraction                  Final Rx
     SPH      CYL      AXIS          SPH      CYL      AXIS
OD   -2.00    -0.75    170           -2.25    -0.75    175
OS   +0.75    -0.50    25            +1.00    -0.50    20
=== label above in boxes | add
RIGHT EYE
SPHERE       CYLINDER     AXIS         ADD
-2.25        -0.75        175          +2.00
LEFT EYE
SPHERE       CYLINDER     AXIS         ADD
+1.00        -0.50        20           +2.00
=== grid of boxes label left | add
R   SPH  -2.25   CYL  -0.75   AXIS  175   ADD  +2.00
L   SPH  +1.00   CYL  -0.50   AXIS  20    ADD  +2.00
=== grid of boxes two lines per eye | add
Right   SPH  -2.25   CYL  -0.75
        AXIS 175     ADD  +2.00
Left    SPH  +1.00   CYL  -0.50
        AXIS 20      ADD  +2.00
=== beside blocks
Right eye                    Left eye
Sphere      -2.25            Sphere      +1.00
Cylinder    -0.75            Cylinder    -0.50
Axis        175              Axis        20
=== beside blocks with colons joined | pd2
RIGHT (OD)                   LEFT (OS)
Sph: -2.25                   Sph: +1.00
Cyl: -0.75                   Cyl: -0.50
Axis: 175                    Axis: 20
PD: 31.5                     PD: 31
=== old new rows | pd
          SPH      CYL      AXIS
Old  OD   -2.00    -0.75    170
     OS   +0.75    -0.50    25
New  OD   -2.25    -0.75    175
     OS   +1.00    -0.50    20
PD 62.5
=== eye first then old new
            SPH      CYL      AXIS
OD   Old    -2.00    -0.75    170
     New    -2.25    -0.75    175
OS   Old    +0.75    -0.50    25
     New    +1.00    -0.50    20
=== eyes beside in one row labels
R  Sph -2,25 Cyl -0,75 A 175    L  Sph +1,00 Cyl -0,50 A 20
=== numbered rows
#   Eye   Sphere   Cylinder   Axis
1   OD    -2.25    -0.75      175
2   OS    +1.00    -0.50      20
=== a heading with a number over the glasses worn | pd
WEARING RX (2 yrs old)                FINAL RX
     SPH      CYL      AXIS               SPH      CYL      AXIS
OD   -2.00    -0.75    170           OD   -2.25    -0.75    175
OS   +0.75    -0.50    25            OS   +1.00    -0.50    20
PD 62.5
=== formulas in columns of eyes | od.prismVer=1.50 od.baseVer=Down os.prismVer=2.00 os.baseVer=Up
                   Rechtes Auge              Linkes Auge
Visus sc           0,3                       0,4
Subj. Refraktion   -2,25  -0,75  A 175       +1,00  -0,50  A 20
Prisma             1,50 unten                2,00 oben
Visus cc           0,6                       0,8
=== a table beside measurements
                        OD          OS
SPHERE                  -2.25       +1.00
CYLINDER                -0.75       -0.50
R 12   L 13   AXIS      175         20
=== acuity between | add
       Sph      Cyl      Axis    Dist VA    Add      Near VA
OD     -2.25    -0.75    175     20/20      +2.00    20/25
OS     +1.00    -0.50    20      20/20      +2.00    20/25
=== uncorrected before
       VA sc   Sph      Cyl      Axis   VA cc
OD     0.3     -2.25    -0.75    175    1.0
OS     0.4     +1.00    -0.50    20     1.0
=== kerato beside
       Sph      Cyl      Axis    K1      K2      IOP
OD     -2.25    -0.75    175     43.25   44.00   15
OS     +1.00    -0.50    20      43.50   44.25   16
=== left table first beside
Left eye                       Right eye
SPH      CYL      AXIS         SPH      CYL      AXIS
+1.00    -0.50    20           -2.25    -0.75    175
=== old and new columns by eye rows
                Alt                            Neu
      Sph      Cyl      A           Sph      Cyl      A
R     -2,00    -0,75    170         -2,25    -0,75    175
L     +0,75    -0,50    25          +1,00    -0,50    20
=== rows old new range
Bisherige Werte
R  -2,00  -0,75  170
L  +0,75  -0,50  25
Neue Werte
R  -2,25  -0,75  175
L  +1,00  -0,50  20
=== a cell of a formula beside one of a sphere alone | od.cylinder=- od.axis=-
                 Rechtes Auge      Linkes Auge
Refraktion       -2,25             +1,00  -0,50  A 20
=== a bill that glues the eye to the lens
2  Brillenglasrechts  1,67
   Sph -2,25 Zyl -0,75 Achse 175
3  Brillenglaslinks  1,67
   Sph +1,00 Zyl -0,50 Achse 20
=== old values in brackets | pd
          Sphere           Cylinder         Axis
Right     -2.25 (-2.00)    -0.75 (-0.50)    175 (170)
Left      +1.00 (+0.75)    -0.50 (-0.75)    20 (25)
PD 62.5 mm
=== old and new in turns beside their eye | pd2
        Eye   Sphere   Cyl      Axis
        Old   -2.50    -0.50    170
OD
        New   -2.25    -0.75    175
        Old   +0.75    -0.75    25
OS
        New   +1.00    -0.50    20
PD (new): 31.5 / 31
=== fields of a form with numbers | add pd
7  Sphäre rechts      -2,25      8  Sphäre links       +1,00
9  Zylinder rechts    -0,75      10  Zylinder links    -0,50
11  Achse rechts      175        12  Achse links       20
13  Addition beidseits   +2,00   14  Pupillendistanz   62,5
=== heads with the number of their box | pd2
8. EYE    8a. SPHERE    8b. CYLINDER    8c. AXIS    8f. PD
R         -2.25         -0.75           175         31.5
9. EYE    9a. SPHERE    9b. CYLINDER    9c. AXIS    9f. PD
L         +1.00         -0.50           20          31
=== boxes that are not ticked | add
Gläser für die Ferne   ☒ beidseitig   ☐ nur R   ☐ nur L
     Sphäre   Zylinder   Achse
R    -2,25    -0,75      175
L    +1,00    -0,50      20
Gläser für die Nähe
     Sphäre   Zylinder   Achse
R    -0,25    -0,75      175
L    +3,00    -0,50      20
=== a bill with a number of lenses | os.axis=-
R  SPH  -2.25
R  CYL  -0.75
R  AXIS  175
L  SPH  +1.00
L  CYL  -0.50
Lens x 2  R  361.99
=== sizes of the frame beside the table, one in the header | od.axis=? os.axis=?
     SPH      CYL      AXIS        A  51.5
R    -2.25    -0.75    175         B  36.0
L    +1.00    -0.50    20          ED
                                   53
=== tables for which nothing known is said below one that was worn
Autorefraktometer
     Sph      Zyl      Achse
R    -2,75    -1,00    170
L    +1,50    -0,75    25
Unsere Ergebnisse
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== old values in brackets of a line
Visus: RA 0,6, LA 1,0 (alte Brille RA +0,50 / -0,50)
RA: -2,25 sph -0,75 cyl 175°
LA: +1,00 sph -0,50 cyl 20°
=== a discount below the table
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
FRAME  4411          237.95
COUPON  20%          -25.00
TOTAL                142.90
=== a discount with its currency
     SPH      CYL      AXIS
R    -2,25    -0,75    175
L    +1,00    -0,50    20
Nachlass    1    -20,00 €    -20,00 €
=== glasses below contact lenses
Kontaktlinsen (Monatslinse)
     Sph      Cyl      Achse    Radius
R    -2,00    -0,50    170      8,60
L    +1,25    -0,25    30       8,60
Fernbrille vom 03.02.2025
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
=== what came in and what was released in one table
Rx         Eye   Sphere   Cyl     Axis
Entering   OD    -2.75    -1.00   170
Entering   OS    +1.50    -0.75   25
Released   OD    -2.25    -0.75   175
Released   OS    +1.00    -0.50   20
=== other people of the household above | add
Other pairs in this household
Person    Sph      Cyl      Axis     Year
Theo  R   +1.75    -0.75    110      2021
      L   +2.00    -1.00    180      2021
PRESCRIPTION for Priya Delgado
Eye       Sph      Cyl      Axis     Add
Right     -2.25    -0.75    175      +2.00
Left      +1.00    -0.50    20       +2.00
=== the rest of the family below
Auge      Sph      Zyl      Achse
R         -2.25    -0.75    175
L         +1.00    -0.50    20
Übrige Mitglieder der Familie
Name      Sph      Zyl      Achse
Mia   R   +0.75    -1.25    65
Mia   L   -4.50    -0.25    45
=== a day heads the table of this visit
Rx from your last visit
     SPH      CYL      AXIS
OD   -2.00    -0.75    170
OS   +0.75    -0.50    25
Rx from this visit, Apr 2, 2024
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
=== a visit before beside one that says only its day
Besuch davor                         Besuch am 09.02.2025
     SPH      ZYL      ACHSE         SPH      ZYL      ACHSE
R    -2,00    -0,75    170    R      -2,25    -0,75    175
L    +0,75    -0,50    25     L      +1,00    -0,50    20
=== lenses that came back, and what they are to be
They were made as:
OD -2.00 -0.75 x 170
OS +0.75 -0.50 x 25
Please remake them as:
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
=== a refraction on admission above the prescription
                        Rechtes Auge            Linkes Auge
Refraktion bei Aufnahme -2,00 komb. mit -0,75 / 170°    +0,75 komb. mit -0,50 / 25°
Brillenverordnung       -2,25 komb. mit -0,75 / 175°    +1,00 komb. mit -0,50 / 20°
=== degrees behind a stroke under the label of the cylinder
RECHTS              LINKS
S -2,25             S +1,00
Z -0,75 / 175°      Z -0,50 / 20°
=== millimetres glued to the letters of both eyes | pd2
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
PD   31.5 Rmm   31 Lmm
`;
