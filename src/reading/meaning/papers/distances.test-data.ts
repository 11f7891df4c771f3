/** Papers with distances of the pupils. */
export const DISTANCES = `
=== prism pd unit base in | od.prismHor=1.50 od.baseHor=In os.prismHor=2.00 os.baseHor=In
R   -2,25   -0,75   175   Prisma 1,50 cm/m Basis innen
L   +1,00   -0,50   20    Prisma 2,00 cm/m Basis innen
=== pd forms 1 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD (R/L): 31.5/31.0 mm
=== pd forms 2 | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Distance PD: 62.5  Near PD: 59.5
=== pd forms 3 | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5/59.5
=== pd forms 4 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD OD: 31.5   PD OS: 31
=== pd forms 5 | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Mono PD   R 31.5 mm   L 31 mm
=== pd forms 6 | pd2 pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5 (R 31.5 / L 31.0)
=== pd forms 7 | pd2 pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD: 62.5 mm  (31.5 + 31.0)
=== pd forms 8 | pd2
R -2,25 -0,75 175°
L +1,00 -0,50 20°
Pupillendistanz: rechts 31,5 mm, links 31,0 mm
=== pd forms 9 | pd2
     Sph      Zyl      Achse   PD Ferne   PD Nähe
R    -2,25    -0,75    175     31,5       30
L    +1,00    -0,50    20      31         29,5
=== pd forms 10 | pd
     Sph      Zyl      Achse   PD
R    -2,25    -0,75    175     62,5
L    +1,00    -0,50    20
=== pd label above | pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD Ferne    PD Nähe    HSA
62,5        59,5       12
=== pd label above far near eyes | pd2 pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
        PD
R       L       Total
31,5    31      62,5
=== two distances without a stroke | pd2
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
PD   31.5     31       Two PD numbers
=== a distance above its label | pd
R    -2,25         -0,75         175
     sphärisch     zylindrisch   Achse
L    +1,00         -0,50         20
     sphärisch     zylindrisch   Achse
62,5               04.02.2024
Augenabstand mm    Datum
=== PD glued | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD R31.5 L31
=== PD letters behind | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD: 31.5R/31L
=== PD equals | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD=62.5
=== PD far near | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD Far/Near 62.5/59.5
=== PD D N | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD  D: 62.5  N: 59.5
=== PD dist near words | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
P.D. Dist 62.5 mm  Near 59.5 mm
=== PD bino and mono | pd pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Binocular PD 62.5; Monocular PD OD 31.5 OS 31
=== PD minus | pd2
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD rechts/links: 31,5 / 31,0
=== PD z | pd
R  -2,25  -0,75  175
L  +1,00  -0,50  20
PD ges. 62,5
=== add and PD in own table | add pd2
      SPH      CYL      AXIS
OD    -2.25    -0.75    175
OS    +1.00    -0.50    20
      ADD      PD       SEG HT
OD    +2.00    31.5     18
OS    +2.00    31       18
=== distances below eyes that stand above their names | pd2
      SPH      CYL      AXIS
OD
      -2.25    -0.75    175
Right eye
OS    +1.00    -0.50    20
Left eye
PD    31.5     31
=== distances and eyes that ran together | pd
           SPH     CYL     AXIS
DIST.O.D.  -2.25   -0.75   175
DIST.O.S.  +1.00   -0.50   20
PD 62.5
=== two prescriptions, one for each distance | add
Rx 1 of 2  -  Distance (driving, television)
     Sph      Cyl     Axis
OD   -2.25    -0.75   175
OS   +1.00    -0.50   20
Rx 2 of 2  -  Reading only, 16 in / 40 cm
     Sph      Cyl     Axis
OD   -0.25    -0.75   175
OS   +3.00    -0.50   20
=== distances from the nose | pd2
Rechts
S -2,25   C -0,75   A 175   z 31,5
Links
S +1,00   C -0,50   A 20    z 31
=== a distance in the middle of glued words | pd
R   -2,25   -0,75   175
L   +1,00   -0,50   20
DiePupillendistanzbeträgt 62,5mm.
=== one distance for both eyes beside those of each | pd2 pd
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD OD     PD OS     PD OU
31.5      31        62.5
=== distances under the word pupils, below a price of a coating | pd2
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
A/R    $79.00
PUPILS
31.5 R mm  31 L mm
=== a distance above its label, beside that of an addition | pd
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20

               62.5
Add, both eyes   Distance P.D.   Seg. height
=== distances for far and near under one heading | pd2 add
                                                  Monocular PD
     Sphere   Cylinder   Axis   Add               Dist      Near
OD   -2.25    -0.75      175    +2.00             31.5      30
OS   +1.00    -0.50      20     +2.00             31        29.5
=== distances by words that are no label | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Each pupil to nose   R 31.5   L 31
=== words of pupils with what is no distance
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Pupil size in the dark   R 6.5   L 7
=== an axis behind a cylinder called Z is no distance from the nose | od.axis=39
R   S -2,25   Z -0,75 / 39°
L   S +1,00   Z -0,50 / 20°
=== distances of both eyes below their sum, without a label | pd pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5
R 31.5   L 31
=== two lengths of both eyes that are not its sum | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5
R 21.5   L 21
=== distances below a heading of several words | pd2
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Pupillary distance for each eye
R 31.5   L 31
=== lengths below a table that are no spheres | pd od.pd=30.5 os.pd=32
     Sph      Cyl      Axis
R    -2.25    -0.75    175
L    +1.00    -0.50    20
PD   62.5
R    30.5     L32
=== the height behind a distance is that of no other eye | od.pd=31.5 os.pd=31
R   Sph: -2,25   Zyl: -0,75   Achse: 175
R   PD: 31,5   y-Höhe: 22,0
L   Sph: +1,00   Zyl: -0,50   Achse: 20
L   PD: 31   y-Höhe: 21,0
=== a height in a line without an eye is no distance of the left one | od.pd=-
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20

PD: 31.5   Height: 21.0
=== two distances with a word between them | pd2
R   -2,25   -0,75   175
L   +1,00   -0,50   20
PD 31,5 rechts und 31 links
=== a distance alone below its label | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
Between the pupils
62.5 mm
=== far and near behind their distances | pd
     SPH      CYL      AXIS
OD   -2.25    -0.75    175
OS   +1.00    -0.50    20
P.D.   62.5 FAR   59.5 NEAR
=== halves under the columns of both eyes, the left one first | pd2
        L (links)   R (rechts)
SPH     +1,00       -2,25
CYL     -0,50       -0,75
ACH     020         175
PD      31          31,5
=== the distance of both eyes behind those of each, by one word | pd2 pd
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20
PD R 31,5   PD L 31   gesamt 62,5 mm
=== prices below the heads of a bill are no distances
Menge   Bezeichnung              Einzelpreise   Gesamtc
1       Brillenglas rechts       255,50         255,50
        sph -2,25, cyl -0,75, Achse 175
1       Brillenglas links        255,50         255,50
        sph +1,00, cyl -0,50, Achse 20
        Augenglasbestimmung      29,00          29,00
=== a column of distances for far or near, as its line says | pd2 add
        Sph     Zyl     Achse   PD Fern bzw. Nah
F R    -2,25   -0,75   175     31,5
F L    +1,00   -0,50   20      31
N R    -0,25   -0,75   175     29
N L    +3,00   -0,50   20      28,5
=== degrees by TABO, in short |
         Sph.     Cyl.     Achse n. TABO
Fern r.   -2,25    -0,75    175°
Fern l.   +1,00    -0,50    20°
=== pd far and near before words | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5 far   59.5 near   Signature on file
=== a distance for far, and one for near in a line | pd
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 62.5   NEAR PD   59.5
=== the distances of both eyes in brackets behind their sum | pd=63 od.pd=31 os.pd=32
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 63 (R 31 L 32)
=== heights of both eyes behind a distance | pd=63
     SPH     CYL     AX
R    -2.25   -0.75   175
L    +1.00   -0.50   20
PD 63  seg ht  R 21  L 22
=== the point of the first distance is lost, and eyes stand behind | od.pd=- os.pd=30.5
OD -2.25 -0.75 x 175
OS +1.00 -0.50 x 20
PD 310 R   30.5 L
=== an eye and a range over each distance, below a heading | od.pd=33.5 os.pd=32
OD  -2.25  -0.75 x 175
OS  +1.00  -0.50 x 20
Pupillary Distance
OD Dist     OS Dist     OD Near     OS Near     Vertex
33.5        32          32.5        31
=== a range before each eye over the distances, below a heading | od.pd=32 os.pd=33.5
OD  -2.25  -0.75 x 175
OS  +1.00  -0.50 x 20
PD (mm)
Near OS     Near OD     Dist OS     Dist OD
32          31          33.5        32
=== heights of each eye below heads of distances that nothing calls so |
OD  -2.25  -0.75 x 175
OS  +1.00  -0.50 x 20
Fitting
OD Dist     OS Dist
22          23
=== heights below heads of distances that nobody has filled |
OD  -2.25  -0.75 x 175
OS  +1.00  -0.50 x 20
PD
           OD Dist     OS Dist
Seg Ht     26          25
=== distances of each eye and of both below their name | pd2 pd=62.5
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
Monocular PD
OD 31.5          OS 31          Binocular 62.5
=== a distance of the pupils as it is called in Austria | pd
OD:  -2,25 sph  = -0,75 cyl / 175°
OS:  +1,00 sph  = -0,50 cyl / 20°
PA 62,5 mm
=== the distance of the optical centres | pd
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
O.C. distance:  62.5 mm
=== a head of pupils without its last word, before the sizes of a frame | pd=65
R -2.25 -0.75 x 175   L +1.00 -0.50 x 20
INTERPUPILLARY      EYE SIZE     BRIDGE     TEMPLE     FRAME STYLE
65 / 62             52           20         145        5AM BLACK
`;
