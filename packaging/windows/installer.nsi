; The installer for Windows. `cargo package-game` defines VERSION, SOURCE (the unpacked zip), FILES (instructions for its
; files, in order), ICON and OUT.
Unicode true
!include MUI2.nsh

Name "Spades"
OutFile "${OUT}"
; For this user alone, so that no administrator is needed.
RequestExecutionLevel user
; A folder of its own, which nobody chooses: the uninstaller empties it.
InstallDir "$LOCALAPPDATA\Programs\Spades"
SetCompressor /SOLID lzma
BrandingText "Spades ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Spades"
VIAddVersionKey "FileDescription" "Spades installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\spades.exe"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Windows doesn't let a running program be written. Asks the player to close it, and goes on only then; a silent run ends with code 2.
; Comes first in each section: nothing may be removed before.
!macro CloseGame
    try_again:
    IfFileExists "$INSTDIR\spades.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\spades.exe" a
    IfErrors open
    FileClose $0
    Goto closed
    open:
    SetErrorLevel 2
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Spades is open. Close it, then try again." /SD IDCANCEL IDRETRY try_again
    Abort
    closed:
!macroend

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Spades"

Section
    !insertmacro CloseGame
    ; What an older version had and this one lacks.
    RMDir /r "$INSTDIR\assets"
    !include "${FILES}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Spades.lnk" "$INSTDIR\spades.exe"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Spades"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\spades.exe"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Matches and settings stay: they are the player's.
Section "Uninstall"
    !insertmacro CloseGame
    RMDir /r "$INSTDIR\assets"
    Delete "$INSTDIR\spades.exe"
    Delete "$INSTDIR\*.txt"
    Delete "$INSTDIR\*.md"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Spades.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
